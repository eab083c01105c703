import { useStoreStatus } from '#browser/store/use-store.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';

/** Whether this device knows yet what there is: with nothing to show, an empty list would be a guess. */
export function useTasksKnown(areThere: boolean): boolean {
  const { isLoaded, isSynced } = useStoreStatus();
  return areThere || (isLoaded && isSynced);
}

/** Until the tasks are there for the first time. */
export function LoadingTasks() {
  const { connection } = useStoreStatus();
  if (connection === 'offline')
    return (
      <EmptyState title="You are offline">
        Your tasks are not on this device yet. They appear as soon as the server can be reached.
      </EmptyState>
    );
  return (
    // Not at all where the device's own data are there in a moment.
    <div className="late">
      <p className="mb-4 text-muted">Loading tasks...</p>
      <Skeleton label="Loading tasks..." lines={6} />
    </div>
  );
}
