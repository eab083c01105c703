import type { ReactNode } from 'react';
import { t } from '#browser/i18n/settings.ts';
import { useStoreStatus } from '#browser/store/use-store.ts';
import { Skeleton } from '#browser/ui/skeleton.tsx';

/** Renders a setting only once it is synced, so that one set on another device does not look unset. */
export function WhenSynced({ name, children }: { name: string; children: ReactNode }) {
  const { isLoaded, isSynced, connection } = useStoreStatus();
  if (isLoaded && isSynced) return children;
  if (isLoaded && connection === 'offline')
    return (
      <p role="status" className="text-muted">
        {t.thisIsNotOnYour}
      </p>
    );
  return <Skeleton label={t.loading(name)} lines={1} />;
}
