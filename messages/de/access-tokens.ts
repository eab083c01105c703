import type english from '../en/access-tokens.ts';

export default {} satisfies Partial<typeof english>;
