import type english from '../en/app.ts';

export default {} satisfies Partial<typeof english>;
