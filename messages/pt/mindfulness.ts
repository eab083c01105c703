import type english from '../en/mindfulness.ts';

export default {} satisfies Partial<typeof english>;
