import english from '../en/add-task.ts';

export default { ...english } satisfies typeof english;
