import { useMemo, useRef } from 'react';
import { useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { TaskLink } from '#browser/features/task-row/task-link.tsx';
import { t } from '#browser/i18n/review.ts';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { completeTasks, removeTasks, reschedule } from '#browser/model/tasks/task-commands.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore } from '#browser/store/use-store.ts';
import { nextWeek } from '#browser/time/day-choices.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import type { Task } from '#contract/tasks.ts';
import type { WeekStart } from '#contract/vocabularies.ts';
import { addDays } from '#domain/reschedule-change.ts';

interface Choice {
  name: string;
  look: 'secondary' | 'quiet';
  apply: (task: Task) => Promise<number>;
}

/** What can be decided about a task that slipped, in the order of the keys from 1. */
function choicesOf(
  store: Store,
  { today, weekStart }: { today: string; weekStart: WeekStart },
): readonly Choice[] {
  const move = (name: string, day: string | null): Choice => ({
    name,
    look: 'secondary',
    apply: (task) => reschedule(store, [task], { day }),
  });
  return [
    move(t.tomorrow, addDays(today, 1)),
    move(t.nextWeek, nextWeek(today, weekStart)),
    move(t.someday, null),
    { name: t.done, look: 'quiet', apply: (task) => completeTasks(store, [task]) },
    { name: t.drop, look: 'quiet', apply: (task) => removeTasks(store, [task]) },
  ];
}

/** Lists tasks that slipped, each with a decision at one press, which can be undone. */
export function SlippedTasks({ tasks }: { tasks: readonly Task[] }) {
  const store = useStore();
  const looks = useThemeLooks();
  const weekStart = useWeekStart();
  const today = useWallMinute().slice(0, 10);
  const list = useRef<HTMLUListElement>(null);
  const choices = useMemo(() => choicesOf(store, { today, weekStart }), [store, today, weekStart]);

  /** Decides about a task; the focus goes on to the same button of the task after it. */
  async function decide(task: Task, at: number): Promise<void> {
    const index = tasks.indexOf(task);
    const buttonOf = (row: Element | undefined) => row?.querySelectorAll('button')[at];
    const rows = [...(list.current?.children ?? [])];
    const next = buttonOf(rows[index + 1] ?? rows[index - 1]);
    const hadFocus = rows[index]?.contains(document.activeElement);
    await choices[at]?.apply(task);
    if (hadFocus) next?.focus();
  }
  const [first] = tasks;
  useShortcuts(
    choices.map(({ name }, at) => ({
      keys: `${at + 1}`,
      name: t.forTheFirstTask(name),
      group: 'Lists' as const,
      run: () => {
        if (first) void decide(first, at);
      },
    })),
  );
  return (
    <ul ref={list} aria-label={t.slipped} className="flex flex-col gap-2">
      {tasks.map((task) => (
        <li key={task.id} className="rounded-md border border-hairline bg-surface px-1 pt-1 pb-2">
          <TaskLink task={task} look={looks.of(task.theme_id)} />
          <div className="mt-1 grid grid-cols-3 gap-2 px-2 sm:flex">
            {choices.map((choice, at) => (
              <Button
                key={choice.name}
                size="compact"
                look={choice.look}
                aria-label={`${choice.name}: ${task.title}`}
                onClick={() => void decide(task, at)}
              >
                {choice.name}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
