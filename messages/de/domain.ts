import english from '../en/domain.ts';

export default { ...english } satisfies typeof english;
