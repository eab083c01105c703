import { t } from '#browser/i18n/page-states.ts';
import { useStoreStatus } from '#browser/store/use-store.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';

/** Tells whether the tasks have been loaded, so that an empty list can be trusted. */
export function useTasksKnown(areThere: boolean): boolean {
  const { isLoaded, isSynced } = useStoreStatus();
  return areThere || (isLoaded && isSynced);
}

/** Shown until the tasks have loaded for the first time. */
export function LoadingTasks() {
  const { connection } = useStoreStatus();
  if (connection === 'offline') return <EmptyState title={t.youAreOffline}>{t.yourTasksAreNotOn}</EmptyState>;
  return (
    // Delayed, so that it does not flash while the device's own data load.
    <div className="late">
      <p className="mb-4 text-muted">{t.loadingTasks}</p>
      <Skeleton label={t.loadingTasks} lines={6} />
    </div>
  );
}
