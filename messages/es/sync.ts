import type english from '../en/sync.ts';

export default {} satisfies Partial<typeof english>;
