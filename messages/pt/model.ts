import type english from '../en/model.ts';

export default {} satisfies Partial<typeof english>;
