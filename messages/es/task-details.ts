import type english from '../en/task-details.ts';

export default {} satisfies Partial<typeof english>;
