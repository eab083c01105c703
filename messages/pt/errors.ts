import english from '../en/errors.ts';

export default { ...english } satisfies typeof english;
