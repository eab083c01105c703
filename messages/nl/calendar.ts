import english from '../en/calendar.ts';

export default { ...english } satisfies typeof english;
