import english from '../en/capture.ts';

export default { ...english } satisfies typeof english;
