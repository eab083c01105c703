import english from '../en/navigation.ts';

export default { ...english } satisfies typeof english;
