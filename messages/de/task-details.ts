import english from '../en/task-details.ts';

export default { ...english } satisfies typeof english;
