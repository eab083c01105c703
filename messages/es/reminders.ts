import type english from '../en/reminders.ts';

export default {} satisfies Partial<typeof english>;
