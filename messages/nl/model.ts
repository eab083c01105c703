import english from '../en/model.ts';

export default { ...english } satisfies typeof english;
