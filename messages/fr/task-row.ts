import english from '../en/task-row.ts';

export default { ...english } satisfies typeof english;
