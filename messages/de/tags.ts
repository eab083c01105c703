import type english from '../en/tags.ts';

export default {} satisfies Partial<typeof english>;
