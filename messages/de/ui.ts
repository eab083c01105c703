import type english from '../en/ui.ts';

export default {} satisfies Partial<typeof english>;
