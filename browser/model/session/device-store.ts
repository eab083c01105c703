/** What only this device has. */
export interface Unsent {
  changes: number;
  recordings: number;
}

/** The part of the store that signing out needs. */
export interface DeviceStore {
  accountId: string;
  /** Counts what the server does not have yet. */
  countUnsent: () => Promise<Unsent>;
  clearDeviceData: () => Promise<void>;
}

let deviceStore: DeviceStore | undefined;

/** Registers the open store, so that the sign-in pages need not load its code. */
export function connectDeviceStore(store: DeviceStore): void {
  deviceStore = store;
}

/** Returns undefined where the account's store is not open on this page. */
export const getDeviceStore = (accountId: string): DeviceStore | undefined =>
  deviceStore?.accountId === accountId ? deviceStore : undefined;

/** Deletes the account's data on this device, also when its store is not open yet because the start was refused. */
export async function clearDevice(accountId: string): Promise<void> {
  const open = getDeviceStore(accountId);
  if (open) return open.clearDeviceData();
  const store = await import('#browser/store/store.ts');
  await store.clearDevice({ id: accountId });
}
