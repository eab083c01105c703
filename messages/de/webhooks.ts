import english from '../en/webhooks.ts';

export default { ...english } satisfies typeof english;
