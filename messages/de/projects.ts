import english from '../en/projects.ts';

export default { ...english } satisfies typeof english;
