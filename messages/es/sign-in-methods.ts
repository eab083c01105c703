import type english from '../en/sign-in-methods.ts';

export default {} satisfies Partial<typeof english>;
