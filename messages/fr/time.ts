import type english from '../en/time.ts';

export default {} satisfies Partial<typeof english>;
