import english from '../en/themes.ts';

export default { ...english } satisfies typeof english;
