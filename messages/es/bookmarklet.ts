import type english from '../en/bookmarklet.ts';

export default {} satisfies Partial<typeof english>;
