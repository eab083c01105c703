import type english from '../en/ai-clients.ts';

export default {} satisfies Partial<typeof english>;
