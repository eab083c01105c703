import { EmptyState } from '#browser/ui/empty-state.tsx';

/** Stands for an empty list of recent tasks. `isAbove` says that there are some, under the field. */
export const NothingRecent = ({ isAbove }: { isAbove: boolean }) =>
  isAbove ? (
    <p className="py-3 text-muted">What you just added is shown above.</p>
  ) : (
    <EmptyState title="No recent tasks">Tasks you add above appear here.</EmptyState>
  );
