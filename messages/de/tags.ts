import english from '../en/tags.ts';

export default { ...english } satisfies typeof english;
