import { useEffect } from 'react';
import { t } from '#browser/i18n/sync.ts';
import { readJournal } from '#browser/model/captures/capture-journal.ts';
import { getSession, subscribeToSession } from '#browser/model/session/session.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { forgetDrafts } from './draft-storage.ts';

/**
 * Stores what an earlier page load could not, once per start. Signing out deletes drafts; an expired session keeps
 * them.
 */
export function CaptureRecovery() {
  const store = useStore();
  useEffect(() => {
    let current = true;
    store.loaded
      .then(() => (current ? recover(store) : undefined))
      .catch(() => {
        if (current)
          toast({
            text: t.thisDeviceCannotStoreYour,
            tone: 'problem',
          });
      });
    return () => {
      current = false;
    };
  }, [store]);
  useEffect(
    () =>
      subscribeToSession(() => {
        const session = getSession();
        if (session.state === 'signedOut' && (session.because === 'left' || session.because === 'deleted'))
          forgetDrafts(store.account.id);
      }),
    [store],
  );
  return null;
}

/** Loads what makes tasks of captures only if there are some; without it they wait for the next start. */
async function recover(store: Store): Promise<void> {
  if (readJournal(store.account.id).length === 0) return;
  const mutations = await import('#browser/model/captures/capture-mutations.ts').catch(() => undefined);
  await mutations?.recoverCaptures(store);
}
