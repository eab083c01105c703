const parameter = 'c';

export const assistantHref = '/ai';

/** Returns the address of a conversation with the assistant. */
export const conversationHref = (id: string) => `${assistantHref}?${parameter}=${id}`;

/** Reads the conversation in an address; null for a new one. */
export const readConversationId = (search: string): string | null =>
  new URLSearchParams(search).get(parameter);
