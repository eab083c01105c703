import type english from '../en/home.ts';

export default {} satisfies Partial<typeof english>;
