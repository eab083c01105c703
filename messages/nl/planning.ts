import english from '../en/planning.ts';

export default { ...english } satisfies typeof english;
