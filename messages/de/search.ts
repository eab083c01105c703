import english from '../en/search.ts';

export default { ...english } satisfies typeof english;
