import type english from '../en/assistant.ts';

export default {} satisfies Partial<typeof english>;
