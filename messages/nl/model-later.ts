import english from '../en/model-later.ts';

export default { ...english } satisfies typeof english;
