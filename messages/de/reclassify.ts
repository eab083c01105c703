import english from '../en/reclassify.ts';

export default { ...english } satisfies typeof english;
