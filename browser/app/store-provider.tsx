import { type ReactNode, useEffect, useState } from 'react';
import { connectDeviceStore } from '#browser/model/session/device-store.ts';
import { leaveDeletedAccount } from '#browser/model/session/session.ts';
import type { Account } from '#browser/store/account.ts';
import { clearDevice, openStore, type Store } from '#browser/store/store.ts';
import { StoreContext } from '#browser/store/use-store.ts';

/** Opens the account's store and provides it to its children; each account has its own store. */
export function StoreProvider({ account, children }: { account: Account; children: ReactNode }) {
  const [store, setStore] = useState<Store | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const { id } = account;
  useEffect(() => {
    const opened = openStore({ id }, { onAccountDeleted: () => leaveDeletedAccount(id) });
    connectDeviceStore({
      accountId: id,
      countUnsent: async () => ({
        changes: await opened.db.outbox.count(),
        recordings: await opened.db.local_recordings.count(),
      }),
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
  // The nearest error boundary tells the user what to do.
  if (failure) throw failure.error;
  if (!store) return null;
  return <StoreContext value={store}>{children}</StoreContext>;
}
