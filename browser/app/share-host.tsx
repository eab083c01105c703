import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { t } from '#browser/i18n/app.ts';
import { useStore } from '#browser/store/use-store.ts';
import { runAfterPaint } from '#browser/ui/run-after-paint.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { hasShares, shareFailedHref } from '#browser/worker/shares.ts';

/** Receives what other apps shared to this one before somebody was signed in; loads the code for it only where there is any. */
export function ShareHost() {
  const store = useStore();
  useEffect(
    () =>
      runAfterPaint(async () => {
        if (location.pathname + location.search === shareFailedHref) {
          navigate('/', { replace: true });
          toast({
            text: t.whatYouSharedCouldNot,
            tone: 'problem',
          });
        }
        try {
          await store.loaded;
          if (!(await hasShares())) return;
          const { receiveShares } = await import('#browser/features/share/receive-shares.ts');
          await receiveShares(store);
        } catch {
          // They stay on the device, and the next start tries again.
        }
      }),
    [store],
  );
  return null;
}
