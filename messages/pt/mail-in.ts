import english from '../en/mail-in.ts';

export default { ...english } satisfies typeof english;
