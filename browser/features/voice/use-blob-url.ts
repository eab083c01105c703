import { useEffect, useState } from 'react';

/** Reads a file and returns an object URL for it: undefined until it is read, null if it cannot be. */
export function useBlobUrl(read: () => Promise<Blob>): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    let created: string | undefined;
    let hasLeft = false;
    read()
      .then((blob) => {
        if (hasLeft) return;
        created = URL.createObjectURL(blob);
        setUrl(created);
      })
      .catch(() => setUrl(null));
    return () => {
      hasLeft = true;
      if (created) URL.revokeObjectURL(created);
    };
  }, [read]);
  return url;
}
