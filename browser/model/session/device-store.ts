/** What signing out needs to know of the data on this device. */
export interface DeviceStore {
  accountId: string;
  /** Changes the server has not heard of yet. */
  countWaiting: () => Promise<number>;
  clearDeviceData: () => Promise<void>;
}

let deviceStore: DeviceStore | undefined;

/** The store says hello, so that the sign-in pages need not load it. */
export function connectDeviceStore(store: DeviceStore): void {
  deviceStore = store;
}

/** Undefined where it was not open on this page, or another account's was open after it. */
export const getDeviceStore = (accountId: string): DeviceStore | undefined =>
  deviceStore?.accountId === accountId ? deviceStore : undefined;

/** By the store that is open; on a start that is refused at once there is none yet. */
export async function clearDevice(accountId: string): Promise<void> {
  const open = getDeviceStore(accountId);
  if (open) return open.clearDeviceData();
  const store = await import('#browser/store/store.ts');
  await store.clearDevice({ id: accountId });
}
