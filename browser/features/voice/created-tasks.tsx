import AudioLines from 'lucide-react/icons/audio-lines';
import Mic from 'lucide-react/icons/mic';
import Timer from 'lucide-react/icons/timer';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useMemo, useRef } from 'react';
import { FoundInNotes } from '#browser/features/suggestions/found-in-notes.tsx';
import { ShortTaskList } from '#browser/features/task-lists/short-task-list.tsx';
import { t } from '#browser/i18n/voice.ts';
import { startFocus } from '#browser/model/focus/start-focus.ts';
import { useTasksByIds } from '#browser/model/tasks/task-queries.ts';
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Recording } from '#contract/recordings.ts';
import type { Task } from '#contract/tasks.ts';

/** Shows the tasks made of a recording, as in any list, with an undo for all of them. */
export function CreatedTasks({
  result,
  onAnother,
  onHear,
}: {
  result: Recording;
  onAnother: () => void;
  /** Plays the recording from a time; undefined if its audio is gone. */
  onHear: ((ms: number) => void) | undefined;
}) {
  const store = useStore();
  const { created_tasks, change_id } = result;
  const { tasks: made, isComplete } = useTasksByIds(
    useMemo(() => created_tasks.map(({ id }) => id), [created_tasks]),
  );
  const found = useMemo(() => created_tasks.flatMap(({ suggestions }) => suggestions), [created_tasks]);
  const added = useTasksByIds(useMemo(() => found.map(({ id }) => id), [found])).tasks;
  const tasks = useMemo(() => [...new Set([...made, ...added])], [made, added]);
  const startOf = (task: Task) => created_tasks.find(({ id }) => id === task.id)?.starts_at_ms ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const undo = () =>
    toastOnError(
      undoChange(store, change_id).then((undone) => {
        toast({ text: undone ? t.theTasksWereUndone : t.thereIsNothingLeftTo });
      }),
      t.theChangeCouldNotBe,
    );
  return (
    <section aria-labelledby="created">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="created" ref={heading} tabIndex={-1} className="font-serif text-xl outline-none">
          {describeCount(created_tasks.length, isComplete ? tasks.length : created_tasks.length)}
        </h2>
        <div className="flex flex-wrap gap-2">
          {tasks.length > 0 && (
            <Button size="compact" icon={<Undo className="size-4" />} onClick={undo}>
              {t.undo}
            </Button>
          )}
          <Button size="compact" look="primary" icon={<Mic className="size-4" />} onClick={onAnother}>
            {t.recordAnother}
          </Button>
        </div>
      </div>
      <div className="mt-3 flex flex-col gap-3">
        {tasks.map((task) => (
          <FoundInNotes key={task.id} task={task} />
        ))}
        {!isComplete && <Skeleton label={t.loadingItsTasks} lines={created_tasks.length} />}
        <ShortTaskList
          label={t.createdTasks}
          rows={tasks}
          below={(task) => (
            <RowButtons
              task={task}
              onFocus={() => startFocus(store, task)}
              onHear={onHear && toHear(onHear, startOf(task))}
            />
          )}
        />
      </div>
    </section>
  );
}

const toHear = (onHear: (ms: number) => void, ms: number | null) =>
  ms === null ? undefined : () => onHear(ms);

function RowButtons({
  task,
  onFocus,
  onHear,
}: {
  task: Task;
  onFocus: () => void;
  onHear: (() => void) | undefined;
}) {
  if (task.status === 'completed') return null;
  return (
    <div className="-mt-1 flex flex-wrap gap-1 pb-1 pl-8 pointer-coarse:pl-11">
      <Button
        size="compact"
        look="quiet"
        icon={<Timer className="size-4" />}
        aria-label={t.startFocusSessionFor(task.title)}
        onClick={onFocus}
      >
        {t.startFocusSession}
      </Button>
      {onHear && (
        <Button
          size="compact"
          look="quiet"
          icon={<AudioLines className="size-4" />}
          aria-label={t.hearWhereYouSaid(task.title)}
          onClick={onHear}
        >
          {t.hearIt}
        </Button>
      )}
    </div>
  );
}

function describeCount(created: number, left: number): string {
  if (created === 0) return t.noTasksInThisRecording;
  if (left === 0) return t.theTasksWereDeleted;
  return t.tasksFromRecording(left);
}
