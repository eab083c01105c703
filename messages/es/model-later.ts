import type english from '../en/model-later.ts';

export default {} satisfies Partial<typeof english>;
