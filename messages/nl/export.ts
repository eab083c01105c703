import type english from '../en/export.ts';

export default {} satisfies Partial<typeof english>;
