import type english from '../en/domain.ts';

export default {} satisfies Partial<typeof english>;
