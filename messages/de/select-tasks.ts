import english from '../en/select-tasks.ts';

export default { ...english } satisfies typeof english;
