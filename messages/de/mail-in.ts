import type english from '../en/mail-in.ts';

export default {} satisfies Partial<typeof english>;
