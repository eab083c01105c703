import { useCallback, useEffect, useState } from 'react';

export interface ServerData<Data> {
  /** What was last read; undefined until then. */
  data: Data | undefined;
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/** Reads what only the server knows, when the component mounts and when the page is shown again. */
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
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [reload]);
  return { data, hasFailed, reload };
}
