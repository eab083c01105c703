import english from '../en/access-tokens.ts';

export default { ...english } satisfies typeof english;
