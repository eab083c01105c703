import english from '../en/sign-in.ts';

export default { ...english } satisfies typeof english;
