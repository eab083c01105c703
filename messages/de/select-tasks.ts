import type english from '../en/select-tasks.ts';

export default {} satisfies Partial<typeof english>;
