import AudioLines from 'lucide-react/icons/audio-lines';
import Mic from 'lucide-react/icons/mic';
import Timer from 'lucide-react/icons/timer';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useMemo, useRef } from 'react';
import { ShortTaskList } from '#browser/features/task-lists/short-task-list.tsx';
import { startFocus } from '#browser/model/focus/start-focus.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { undoChange } from '#browser/model/undo/undo-mutations.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { countOf } from '#browser/ui/format-count.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { RecordingResult } from '#contract/recordings.ts';
import type { Task } from '#contract/tasks.ts';

/** The tasks that a recording became, as the rows of every list, with what can be done with all of them. */
export function CreatedTasks({
  result,
  onAnother,
  onHear,
}: {
  result: RecordingResult;
  onAnother: () => void;
  /** Plays the recording from a time; undefined where its sound is gone. */
  onHear: ((ms: number) => void) | undefined;
}) {
  const store = useStore();
  const { created_tasks } = result;
  const all = useTasks();
  const places = useMemo(
    () => new Map(created_tasks.map((task, place) => [task.id, place])),
    [created_tasks],
  );
  const tasks = useMemo(
    () =>
      all
        .filter(({ id }) => places.has(id))
        .sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
    [all, places],
  );
  const startOf = (id: string) => created_tasks[places.get(id) ?? -1]?.starts_at_ms ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const undo = () =>
    toastOnError(
      undoChange(store, result.id).then((undone) => {
        toast({ text: undone ? 'The tasks are undone' : 'Nothing is left to undo' });
      }),
      'The change could not be undone. Please try again.',
    );
  return (
    <section aria-labelledby="created">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="created" ref={heading} tabIndex={-1} className="font-serif text-xl outline-none">
          {describeCount(created_tasks.length, tasks.length)}
        </h2>
        <div className="flex flex-wrap gap-2">
          {tasks.length > 0 && (
            <Button size="compact" icon={<Undo className="size-4" />} onClick={undo}>
              Undo
            </Button>
          )}
          <Button size="compact" look="primary" icon={<Mic className="size-4" />} onClick={onAnother}>
            Record Another
          </Button>
        </div>
      </div>
      <div className="mt-3">
        <ShortTaskList
          label="Created tasks"
          rows={tasks}
          below={(task) => (
            <RowButtons
              task={task}
              onFocus={() => startFocus(store, task)}
              onHear={onHear && toHear(onHear, startOf(task.id))}
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
        aria-label={`Start focus session for ${task.title}`}
        onClick={onFocus}
      >
        Start focus session
      </Button>
      {onHear && (
        <Button
          size="compact"
          look="quiet"
          icon={<AudioLines className="size-4" />}
          aria-label={`Hear where you said ${task.title}`}
          onClick={onHear}
        >
          Hear it
        </Button>
      )}
    </div>
  );
}

function describeCount(created: number, left: number): string {
  if (created === 0) return 'No tasks came of it';
  if (left === 0) return 'Its tasks are gone';
  return `${countOf(left, 'task')} from your recording`;
}
