import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
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

/** Returns the rows of each of these tables, without tombstones: the same arrays until something changes. */
export function useRowsOf(tables: readonly ShownTable[]): readonly (readonly object[])[] {
  const { replica } = useStore();
  const { subscribe, read } = useMemo(() => {
    const collections = tables.map((table) => getCollection(replica, table));
    let known: readonly (readonly object[])[] = [];
    return {
      subscribe(listener: () => void) {
        const stops = collections.map((collection) => collection.subscribe(listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
      read() {
        const rows = collections.map((collection) => collection.rows());
        if (rows.some((ofTable, index) => ofTable !== known[index])) known = rows;
        return known;
      },
    };
  }, [replica, tables]);
  return useSyncExternalStore(subscribe, read);
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
