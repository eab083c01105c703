import type english from '../en/notes.ts';

export default {} satisfies Partial<typeof english>;
