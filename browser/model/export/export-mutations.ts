import { api } from '#browser/api-client.ts';
import type { Store } from '#browser/store/store.ts';

/** Milliseconds that what waits on this device may take to reach the server. */
const sendingLimit = 10_000;
/** The same where the server was out of reach a moment ago: it may be back without our having noticed. */
const retryLimit = 3_000;
/** Milliseconds for the whole file: a large account on a slow line. */
const downloadLimit = 600_000;

const waiting = (store: Store) => store.replica.outbox.rows().some(({ state }) => state === 'waiting');

/** Waits until the server has what this device changed, as far as that is to be had. Resolves to what it has not. */
export async function flushOutbox(store: Store) {
  const isOffline = () => store.getStatus().connection === 'offline';
  const wasOffline = isOffline();
  store.wake();
  await new Promise<void>((resolve) => {
    const stop: (() => void)[] = [];
    const end = () => {
      for (const step of stop) step();
      resolve();
    };
    const timer = setTimeout(end, wasOffline ? retryLimit : sendingLimit);
    const look = () => {
      if (!waiting(store) || (!wasOffline && isOffline())) end();
    };
    stop.push(() => clearTimeout(timer), store.replica.outbox.subscribe(look), store.subscribe(look));
    look();
  });
  return store.replica.outbox.rows();
}

/** Downloads everything of the account as a file. Rejects with ApiError or NetworkError. */
export async function downloadExport(): Promise<void> {
  const { file, name } = await api.download('/api/export', { timeoutMs: downloadLimit });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it on its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
