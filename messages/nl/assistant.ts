import english from '../en/assistant.ts';

export default { ...english } satisfies typeof english;
