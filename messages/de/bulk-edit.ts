import english from '../en/bulk-edit.ts';

export default { ...english } satisfies typeof english;
