import type english from '../en/focus.ts';

export default {} satisfies Partial<typeof english>;
