import type english from '../en/reclassify.ts';

export default {} satisfies Partial<typeof english>;
