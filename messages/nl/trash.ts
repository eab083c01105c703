import english from '../en/trash.ts';

export default { ...english } satisfies typeof english;
