import english from '../en/mindfulness.ts';

export default { ...english } satisfies typeof english;
