import { t } from '#browser/i18n/home.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';

/** Stands for an empty list of recent tasks. `isAbove` says that there are some, under the field. */
export const NothingRecent = ({ isAbove }: { isAbove: boolean }) =>
  isAbove ? (
    <p className="py-3 text-muted">{t.whatYouJustAddedIs}</p>
  ) : (
    <EmptyState title={t.noRecentTasks}>{t.tasksYouAddAboveAppear}</EmptyState>
  );
