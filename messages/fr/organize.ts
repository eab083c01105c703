import english from '../en/organize.ts';

export default { ...english } satisfies typeof english;
