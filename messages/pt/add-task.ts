import type english from '../en/add-task.ts';

export default {} satisfies Partial<typeof english>;
