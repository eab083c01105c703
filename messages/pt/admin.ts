import type english from '../en/admin.ts';

export default {} satisfies Partial<typeof english>;
