import type english from '../en/webhooks.ts';

export default {} satisfies Partial<typeof english>;
