import english from '../en/analytics.ts';

export default { ...english } satisfies typeof english;
