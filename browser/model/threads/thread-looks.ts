import type { Thread } from '#contract/threads.ts';

export const threadHref = ({ id }: Pick<Thread, 'id'>) => `/thread/${id}`;
