import english from '../en/home.ts';

export default { ...english } satisfies typeof english;
