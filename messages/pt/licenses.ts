import type english from '../en/licenses.ts';

export default {} satisfies Partial<typeof english>;
