import type english from '../en/account.ts';

export default {} satisfies Partial<typeof english>;
