import english from '../en/ai-clients.ts';

export default { ...english } satisfies typeof english;
