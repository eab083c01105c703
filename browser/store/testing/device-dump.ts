/** A whole IndexedDB database as JSON: what a device has on its disk. */
export interface DeviceDump {
  version: number;
  stores: Record<
    string,
    {
      keyPath: string;
      autoIncrement: boolean;
      /** Index names, which are their key paths too. */
      indexes: string[];
      rows: unknown[];
    }
  >;
}

/** Reads a database, which nobody may have open, through the browser's own API. */
export async function dumpDatabase(name: string): Promise<DeviceDump> {
  const db = await settled(indexedDB.open(name));
  const stores: DeviceDump['stores'] = {};
  for (const storeName of db.objectStoreNames) {
    const store = db.transaction(storeName).objectStore(storeName);
    stores[storeName] = {
      keyPath: String(store.keyPath),
      autoIncrement: store.autoIncrement,
      indexes: [...store.indexNames],
      rows: await settled(store.getAll()),
    };
  }
  const { version } = db;
  db.close();
  return { version, stores };
}

/** Writes a database as it was dumped, and closes it. */
export async function restoreDatabase(name: string, { version, stores }: DeviceDump): Promise<void> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const [storeName, { keyPath, autoIncrement, indexes, rows }] of Object.entries(stores)) {
      const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement });
      for (const index of indexes) store.createIndex(index, index);
      for (const row of rows) store.put(row);
    }
  };
  (await settled(opening)).close();
}

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
