import type english from '../en/organize.ts';

export default {} satisfies Partial<typeof english>;
