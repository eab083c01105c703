import type english from '../en/planning.ts';

export default {} satisfies Partial<typeof english>;
