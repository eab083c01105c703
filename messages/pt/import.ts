import type english from '../en/import.ts';

export default {} satisfies Partial<typeof english>;
