import english from '../en/focus.ts';

export default { ...english } satisfies typeof english;
