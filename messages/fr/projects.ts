import type english from '../en/projects.ts';

export default {} satisfies Partial<typeof english>;
