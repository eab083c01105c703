import english from '../en/filing.ts';

export default { ...english } satisfies typeof english;
