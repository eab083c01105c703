import english from '../en/share.ts';

export default { ...english } satisfies typeof english;
