import { useSyncExternalStore } from 'react';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { createConversation, type LiveConversation } from './conversation.ts';

/** The conversations of this tab, by account and id, so that an answer keeps arriving whichever page is open. */
const openConversations = new WeakMap<Store, Map<string, LiveConversation>>();

/** Returns the conversation with this id; `isNew` means that the server has none. */
function openConversation(store: Store, id: string, { isNew }: { isNew: boolean }): LiveConversation {
  const known = openConversations.get(store) ?? new Map<string, LiveConversation>();
  openConversations.set(store, known);
  const conversation = known.get(id) ?? createConversation(id, { isNew });
  known.set(id, conversation);
  return conversation;
}

/** Stops a conversation and forgets it, as when it was deleted. */
export const closeConversation = (store: Store, id: string): void => {
  openConversations.get(store)?.get(id)?.stop();
  openConversations.get(store)?.delete(id);
};

/** Returns a conversation with its live state. */
export function useConversation(id: string, isNew: boolean) {
  const conversation = openConversation(useStore(), id, { isNew });
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState);
  return { conversation, ...state };
}
