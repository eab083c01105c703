import english from '../en/events.ts';

export default { ...english } satisfies typeof english;
