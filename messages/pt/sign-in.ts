import type english from '../en/sign-in.ts';

export default {} satisfies Partial<typeof english>;
