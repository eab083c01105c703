import type english from '../en/settings.ts';

export default {} satisfies Partial<typeof english>;
