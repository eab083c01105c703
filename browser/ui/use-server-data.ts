import { useCallback, useEffect, useState } from 'react';

export interface ServerData<Data> {
  /** What was read last; undefined before the first answer. */
  data: Data | undefined;
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/** Reads what only the server knows: when the component mounts, when the page is shown again, and when the network is back. */
export function useServerData<Data>(read: () => Promise<Data>): ServerData<Data> {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(async () => {
    try {
      setData(await read());
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [read]);
  useEffect(() => {
    reload();
    const onVisibilityChange = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('online', reload);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('online', reload);
    };
  }, [reload]);
  return { data, hasFailed, reload };
}
