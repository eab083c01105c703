import english from '../en/admin.ts';

export default { ...english } satisfies typeof english;
