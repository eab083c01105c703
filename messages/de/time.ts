import english from '../en/time.ts';

export default { ...english } satisfies typeof english;
