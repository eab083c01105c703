import english from '../en/threads.ts';

export default { ...english } satisfies typeof english;
