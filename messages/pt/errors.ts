import type english from '../en/errors.ts';

export default {} satisfies Partial<typeof english>;
