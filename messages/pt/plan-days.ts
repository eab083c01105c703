import type english from '../en/plan-days.ts';

export default {} satisfies Partial<typeof english>;
