import english from '../en/board.ts';

export default { ...english } satisfies typeof english;
