import type english from '../en/mails.ts';

export default {} satisfies Partial<typeof english>;
