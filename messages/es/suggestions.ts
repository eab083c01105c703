import type english from '../en/suggestions.ts';

export default {} satisfies Partial<typeof english>;
