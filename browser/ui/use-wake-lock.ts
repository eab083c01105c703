import { useEffect } from 'react';

/** Keeps the screen on while `isActive` and the page is visible, where the browser can. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !navigator.wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let hasLeft = false;
    const release = () => lock?.release().catch(() => undefined);
    // The browser releases the lock when the page is hidden.
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (hasLeft) release();
    };
    acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', acquire);
      release();
    };
  }, [isActive]);
}
