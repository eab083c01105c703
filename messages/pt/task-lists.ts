import type english from '../en/task-lists.ts';

export default {} satisfies Partial<typeof english>;
