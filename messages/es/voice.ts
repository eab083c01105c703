import type english from '../en/voice.ts';

export default {} satisfies Partial<typeof english>;
