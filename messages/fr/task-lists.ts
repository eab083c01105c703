import english from '../en/task-lists.ts';

export default { ...english } satisfies typeof english;
