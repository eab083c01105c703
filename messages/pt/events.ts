import type english from '../en/events.ts';

export default {} satisfies Partial<typeof english>;
