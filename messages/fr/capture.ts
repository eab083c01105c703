import type english from '../en/capture.ts';

export default {} satisfies Partial<typeof english>;
