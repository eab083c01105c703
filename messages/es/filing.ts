import type english from '../en/filing.ts';

export default {} satisfies Partial<typeof english>;
