import english from '../en/suggestions.ts';

export default { ...english } satisfies typeof english;
