import { useEffect, useState } from 'react';

/** Reads a file and returns an address to play it from: undefined until then, null where it cannot be read. */
export function useBlobUrl(read: () => Promise<Blob>): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    let made: string | undefined;
    let hasLeft = false;
    read()
      .then((blob) => {
        if (hasLeft) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch(() => setUrl(null));
    return () => {
      hasLeft = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [read]);
  return url;
}
