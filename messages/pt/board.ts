import type english from '../en/board.ts';

export default {} satisfies Partial<typeof english>;
