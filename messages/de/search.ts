import type english from '../en/search.ts';

export default {} satisfies Partial<typeof english>;
