import type english from '../en/share.ts';

export default {} satisfies Partial<typeof english>;
