import english from '../en/reminders.ts';

export default { ...english } satisfies typeof english;
