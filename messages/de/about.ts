import english from '../en/about.ts';

export default { ...english } satisfies typeof english;
