import english from '../en/activity.ts';

export default { ...english } satisfies typeof english;
