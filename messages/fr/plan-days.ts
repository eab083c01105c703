import english from '../en/plan-days.ts';

export default { ...english } satisfies typeof english;
