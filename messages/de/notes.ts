import english from '../en/notes.ts';

export default { ...english } satisfies typeof english;
