import type english from '../en/bulk-edit.ts';

export default {} satisfies Partial<typeof english>;
