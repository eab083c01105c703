import { api } from '#browser/api-client.ts';
import { exportTimeoutMs, flushTimeoutMs, offlineFlushTimeoutMs } from '#browser/limits.ts';
import type { Store } from '#browser/store/store.ts';
import { saveFile } from '#browser/ui/save-file.ts';
import type { ExportFormat } from '#contract/vocabularies.ts';

const hasWaiting = (store: Store) => store.replica.outbox.rows().some(({ state }) => state === 'waiting');

/** Sends waiting changes and waits a while for the server to have them. Resolves with those it does not have. */
export async function flushOutbox(store: Store) {
  const isOffline = () => store.getStatus().connection === 'offline';
  const wasOffline = isOffline();
  store.wake();
  await new Promise<void>((resolve) => {
    const cleanups: (() => void)[] = [];
    const end = () => {
      for (const cleanup of cleanups) cleanup();
      resolve();
    };
    const timer = setTimeout(end, wasOffline ? offlineFlushTimeoutMs : flushTimeoutMs);
    const check = () => {
      if (!hasWaiting(store) || (!wasOffline && isOffline())) end();
    };
    cleanups.push(() => clearTimeout(timer), store.replica.outbox.subscribe(check), store.subscribe(check));
    check();
  });
  return store.replica.outbox.rows();
}

/** Downloads everything of the account, or its tasks in another format, as a file. Rejects with ApiError or NetworkError. */
export async function downloadExport(format: ExportFormat): Promise<void> {
  const { file, name } = await api.download(`/api/export?format=${format}`, { timeoutMs: exportTimeoutMs });
  saveFile(file, name);
}
