import type english from '../en/review.ts';

export default {} satisfies Partial<typeof english>;
