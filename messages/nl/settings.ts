import english from '../en/settings.ts';

export default { ...english } satisfies typeof english;
