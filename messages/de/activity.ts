import type english from '../en/activity.ts';

export default {} satisfies Partial<typeof english>;
