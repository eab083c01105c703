import english from '../en/account.ts';

export default { ...english } satisfies typeof english;
