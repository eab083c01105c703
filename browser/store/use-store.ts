import { createContext, useContext, useSyncExternalStore } from 'react';
import { getCollection, type Replica, type ShownTable } from './replica.ts';
import type { Rows } from './rows.ts';
import type { Store } from './store.ts';

export const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('There is no StoreProvider around this component');
  return store;
}

/** Returns whether the device's data is loaded, was ever synced, is being saved, and whether the server can be reached. */
export function useStoreStatus() {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.getStatus);
}

/** Returns the rows of a table without tombstones: tasks newest first, themes by position. */
export function useRows<T extends ShownTable>(table: T): readonly Rows[T][] {
  const collection = getCollection(useStore().replica, table);
  return useSyncExternalStore(collection.subscribe, collection.rows);
}

/** Returns whether a table has rows other than tombstones. */
export function useHasRows(table: ShownTable): boolean {
  const collection = getCollection(useStore().replica, table);
  return useSyncExternalStore(collection.subscribe, () => collection.rows().length > 0);
}

/** Returns the changes the server has not confirmed, oldest first. */
export function useOutbox(): ReturnType<Replica['outbox']['rows']> {
  const { outbox } = useStore().replica;
  return useSyncExternalStore(outbox.subscribe, outbox.rows);
}
