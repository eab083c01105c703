import english from '../en/voice.ts';

export default { ...english } satisfies typeof english;
