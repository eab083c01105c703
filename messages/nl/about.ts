import type english from '../en/about.ts';

export default {} satisfies Partial<typeof english>;
