import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { connectDeviceStore } from '#browser/model/session/device-store.ts';
import { leaveDeletedAccount } from '#browser/model/session/session.ts';
import type { Account } from '#browser/model/session/session-machine.ts';
import type { Rows } from './device-database.ts';
import { getCollection, type Replica, type ShownTable } from './replica.ts';
import { clearDevice, openStore, type Store } from './store.ts';

const StoreContext = createContext<Store | null>(null);

/** Opens the account's store for everything inside. Another account gets another store. */
export function StoreProvider({ account, children }: { account: Account; children: ReactNode }) {
  const [store, setStore] = useState<Store | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const { id } = account;
  useEffect(() => {
    const opened = openStore({ id }, { onAccountDeleted: () => leaveDeletedAccount(id) });
    connectDeviceStore({
      accountId: id,
      waitingCount: () => opened.db.outbox.count(),
      clearDeviceData: async () => {
        opened.close();
        await clearDevice({ id });
      },
    });
    setStore(opened);
    opened.loaded.catch((error: unknown) => {
      if (!opened.isClosed()) setFailure({ error });
    });
    return () => {
      opened.close();
      setStore(null);
    };
  }, [id]);
  // The nearest error boundary names the way out.
  if (failure) throw failure.error;
  if (!store) return null;
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('There is no StoreProvider around this component');
  return store;
}

/** Whether the device's data is loaded, was ever synced, and whether the server can be reached. */
export function useStoreStatus() {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.status);
}

/** The rows of a table without tombstones: tasks newest first, themes by position. */
export function useRows<T extends ShownTable>(table: T): readonly Rows[T][] {
  const collection = getCollection(useStore().replica, table);
  return useSyncExternalStore(collection.subscribe, collection.rows);
}

/** Whether a table has rows that are no tombstones. */
export function useHasRows(table: ShownTable): boolean {
  const collection = getCollection(useStore().replica, table);
  return useSyncExternalStore(collection.subscribe, () => collection.rows().length > 0);
}

/** Changes the server has not confirmed, oldest first. */
export function useOutbox(): ReturnType<Replica['outbox']['rows']> {
  const { outbox } = useStore().replica;
  return useSyncExternalStore(outbox.subscribe, outbox.rows);
}
