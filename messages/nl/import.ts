import english from '../en/import.ts';

export default { ...english } satisfies typeof english;
