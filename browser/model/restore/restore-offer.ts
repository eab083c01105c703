import { useEffect, useState } from 'react';
import { api } from '#browser/api-client.ts';
import type { RestoreOffer } from '#contract/backups.ts';

export const restorePath = '/api/restore';

/** Returns whether the server takes a backup, as long as nobody has an account on it. Rejects with ApiError or NetworkError. */
export const readRestoreOffer = async (): Promise<boolean> =>
  (await api.request<RestoreOffer>({ path: restorePath, sendsToken: false })).body.offered;

/** Returns the same; false until the server answers. */
export function useRestoreOffer(): boolean {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    readRestoreOffer().then(setOffered, () => undefined);
  }, []);
  return isOffered;
}
