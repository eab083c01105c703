import english from '../en/export.ts';

export default { ...english } satisfies typeof english;
