import type english from '../en/trash.ts';

export default {} satisfies Partial<typeof english>;
