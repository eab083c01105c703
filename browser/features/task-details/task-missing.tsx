import { closeTask } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/task-details.ts';
import { restoreTask } from '#browser/model/tasks/task-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Task } from '#contract/tasks.ts';

/** Stands in for the details of a task that is in the trash or not on this device. */
export function TaskMissing({ task }: { task: Task | undefined }) {
  const store = useStore();
  const { isSynced } = useStoreStatus();
  if (task)
    return (
      <div role="status">
        <EmptyState
          title={t.inTheTrash}
          action={
            <Button
              look="primary"
              onClick={() =>
                toastOnError(
                  restoreTask(store, task).then((id) => toastWithUndo(store, t.restored, id)),
                  t.itCouldNotBeRestored,
                )
              }
            >
              {t.restore}
            </Button>
          }
        >
          <span dir="auto" className="line-clamp-3 wrap-anywhere">
            {task.title}
          </span>
        </EmptyState>
      </div>
    );
  if (!isSynced) return <Skeleton label={t.loadingTheTask} lines={6} />;
  return (
    <EmptyState title={t.taskNotFound} action={<Button onClick={closeTask}>{t.close}</Button>}>
      {t.itWasPermanentlyDeletedOr}
    </EmptyState>
  );
}
