import english from '../en/sign-in-methods.ts';

export default { ...english } satisfies typeof english;
