import type english from '../en/shortcuts.ts';

export default {} satisfies Partial<typeof english>;
