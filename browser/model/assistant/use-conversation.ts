import { useSyncExternalStore } from 'react';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { createConversation, type LiveConversation } from './conversation.ts';

/** Conversations of this tab by account and id, so that an answer goes on arriving on whichever page shows it. */
const live = new WeakMap<Store, Map<string, LiveConversation>>();

/** Returns a conversation; a new one has nothing on the server yet. */
export function openConversation(store: Store, id: string, { isNew }: { isNew: boolean }): LiveConversation {
  const known = live.get(store) ?? new Map<string, LiveConversation>();
  live.set(store, known);
  const conversation = known.get(id) ?? createConversation(id, { isNew });
  known.set(id, conversation);
  return conversation;
}

/** Forgets a conversation, as when it was deleted. */
export const closeConversation = (store: Store, id: string): void => {
  live.get(store)?.get(id)?.stop();
  live.get(store)?.delete(id);
};

/** Returns a conversation with its state, live. */
export function useConversation(id: string, isNew: boolean) {
  const conversation = openConversation(useStore(), id, { isNew });
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState);
  return { conversation, ...state };
}
