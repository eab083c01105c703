import { useCallback, useEffect, useState } from 'react';
import { listPushDevices } from '#browser/model/push/push-devices.ts';
import type { PushDevice } from '#contract/push.ts';

/** Returns the devices with notifications on, this one first; read anew when the page is shown again. */
export function usePushDevices() {
  const [devices, setDevices] = useState<PushDevice[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      const found = await listPushDevices();
      setDevices(found.sort((one, other) => Number(other.current) - Number(one.current)));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, []);
  useEffect(() => {
    load();
    const onVisibilityChange = () => document.visibilityState === 'visible' && load();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('online', load);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('online', load);
    };
  }, [load]);
  return { devices, hasFailed, load };
}
