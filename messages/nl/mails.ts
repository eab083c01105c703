import english from '../en/mails.ts';

export default { ...english } satisfies typeof english;
