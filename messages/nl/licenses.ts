import english from '../en/licenses.ts';

export default { ...english } satisfies typeof english;
