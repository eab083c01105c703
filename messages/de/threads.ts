import type english from '../en/threads.ts';

export default {} satisfies Partial<typeof english>;
