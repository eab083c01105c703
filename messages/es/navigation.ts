import type english from '../en/navigation.ts';

export default {} satisfies Partial<typeof english>;
