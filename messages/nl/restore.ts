import english from '../en/restore.ts';

export default { ...english } satisfies typeof english;
