import english from '../en/bookmarklet.ts';

export default { ...english } satisfies typeof english;
