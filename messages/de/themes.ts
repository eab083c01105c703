import type english from '../en/themes.ts';

export default {} satisfies Partial<typeof english>;
