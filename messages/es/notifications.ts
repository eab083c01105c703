import type english from '../en/notifications.ts';

export default {} satisfies Partial<typeof english>;
