import english from '../en/palette.ts';

export default { ...english } satisfies typeof english;
