import type english from '../en/task-row.ts';

export default {} satisfies Partial<typeof english>;
