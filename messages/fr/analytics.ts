import type english from '../en/analytics.ts';

export default {} satisfies Partial<typeof english>;
