import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { ShortTaskList } from '#browser/features/task-lists/short-task-list.tsx';
import { t } from '#browser/i18n/home.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { findTasksOfCapture } from '#browser/model/tasks/tasks-of-capture.ts';
import { undoOrToast } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { SpokenText } from '#browser/ui/spoken-text.tsx';

const maxShown = 10;

/**
 * Shows the tasks of a capture below the field, in the order they were said, so that they can be corrected or taken back;
 * nothing when none is left.
 */
export default function JustAdded({ captureId, onDismiss }: { captureId: string; onDismiss: () => void }) {
  const store = useStore();
  const all = useTasks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are looked up anew whenever a task changes
  const tasks = useMemo(
    () => findTasksOfCapture(store.replica.tasks, captureId).filter(({ parent_id }) => parent_id === null),
    [store, all, captureId],
  );
  if (tasks.length === 0) return null;
  const hidden = tasks.length - maxShown;
  return (
    <section aria-labelledby="just-added" className="pt-5">
      <header className="flex items-center gap-1">
        <h2 id="just-added" className="grow font-medium">
          {t.justAdded}{' '}
          <span className="ml-1 font-normal text-muted text-sm tabular-nums">
            <SpokenText text={t.countSpoken(tasks.length)} />
          </span>
        </h2>
        <Button
          look="quiet"
          size="compact"
          icon={<Undo2 className="size-4" />}
          onClick={() => undoOrToast(store, captureId)}
        >
          {t.undo}
        </Button>
        <IconButton
          label={t.hideJustAdded}
          icon={<X className="size-4.5" />}
          onClick={onDismiss}
          placement="bottom"
        />
      </header>
      <ShortTaskList label={t.justAdded} rows={tasks.slice(0, maxShown)} />
      {hidden > 0 && (
        <Link href="/tasks" className="link mt-2 inline-block">
          {t.moreInAllTasks(hidden)}
        </Link>
      )}
    </section>
  );
}
