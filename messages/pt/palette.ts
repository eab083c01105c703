import type english from '../en/palette.ts';

export default {} satisfies Partial<typeof english>;
