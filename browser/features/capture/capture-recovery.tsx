import { useEffect } from 'react';
import { useStore } from '#browser/store/store-provider.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { recoverCaptures } from './capture-mutations.ts';
import { loadIntake } from './intake.ts';

/** Once a start: brings in what an earlier page could not store, and gets the intake ready after the first paint. */
export function CaptureRecovery() {
  const store = useStore();
  useEffect(() => {
    let current = true;
    store.loaded
      .then(async () => {
        if (!current) return;
        await recoverCaptures(store);
        await loadIntake();
      })
      .catch(() => {
        if (current)
          toast({
            text: 'This device cannot store your tasks. Free some space, then reload.',
            tone: 'problem',
          });
      });
    return () => {
      current = false;
    };
  }, [store]);
  return null;
}
