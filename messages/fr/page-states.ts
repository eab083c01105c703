import english from '../en/page-states.ts';

export default { ...english } satisfies typeof english;
