import type { ReactNode } from 'react';
import { useStoreStatus } from '#browser/store/use-store.ts';
import { Skeleton } from '#browser/ui/skeleton.tsx';

/** What shows a setting: until this device knows what was set elsewhere, it is not taken for unset. */
export function WhenSynced({ name, children }: { name: string; children: ReactNode }) {
  const { isLoaded, isSynced, connection } = useStoreStatus();
  if (isLoaded && isSynced) return children;
  if (isLoaded && connection === 'offline')
    return (
      <p role="status" className="text-muted">
        This is not on your device yet; it comes when you are online again.
      </p>
    );
  return <Skeleton label={`Loading ${name}...`} lines={1} />;
}
