import english from '../en/sync.ts';

export default { ...english } satisfies typeof english;
