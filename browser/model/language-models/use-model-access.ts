import { useStoreStatus } from '#browser/store/use-store.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { listProviders } from './provider-calls.ts';

/** The availability of a language model; `unknown` until the server has answered. */
export type ModelAccess = 'unknown' | 'offline' | 'none' | 'ready';

const readActive = async () => (await listProviders()).active_provider;

/** Returns whether the user has an active language model, and can reach the server. */
export function useModelAccess(): ModelAccess {
  const { connection } = useStoreStatus();
  const { data, hasFailed } = useServerData(readActive);
  if (connection === 'offline' || (data === undefined && hasFailed)) return 'offline';
  if (data === undefined) return 'unknown';
  return data === null ? 'none' : 'ready';
}
