import english from '../en/app.ts';

export default { ...english } satisfies typeof english;
