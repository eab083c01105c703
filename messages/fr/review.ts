import english from '../en/review.ts';

export default { ...english } satisfies typeof english;
