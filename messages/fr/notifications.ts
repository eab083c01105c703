import english from '../en/notifications.ts';

export default { ...english } satisfies typeof english;
