import type english from '../en/calendar.ts';

export default {} satisfies Partial<typeof english>;
