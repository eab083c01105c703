import type english from '../en/page-states.ts';

export default {} satisfies Partial<typeof english>;
