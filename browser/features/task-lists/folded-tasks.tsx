import { useMemo } from 'react';
import type { TaskItemProps } from '#browser/features/task-row/task-item-props.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/task-lists.ts';
import { DisclosureButton } from '#browser/ui/disclosure-button.tsx';
import type { Task } from '#contract/tasks.ts';
import { colorOf, GroupHeading } from './arranged-tasks.tsx';
import { SectionedList } from './sectioned-list.tsx';
import { type Group, isCompleted, type TaskView } from './task-view.ts';
import { useGroupedTasks, useSortedTasks, useWasCompleted, type ViewControl } from './use-task-view.ts';

const completedKey = 'completed tasks';

/** Shows tasks sorted and grouped as the View menu says, with completed ones folded behind their count. */
export function FoldedTasks({
  tasks,
  control: { view, change },
  level = 2,
  ...rest
}: Pick<TaskItemProps, 'looks' | 'actions' | 'shows' | 'pressEdits'> & {
  label: string;
  tasks: readonly Task[];
  control: ViewControl;
  /** Level of the headings. */
  level?: 2 | 3;
}) {
  const { open, completed } = useOpenAndCompleted(tasks, view);
  const count = completed.length + open.filter(isCompleted).length;
  const groups = useGroupedTasks(open, view);
  const sections = useMemo(
    (): readonly Group[] =>
      count === 0
        ? groups
        : [
            ...groups,
            {
              key: completedKey,
              label: t.completed,
              hasHeader: true,
              tasks: view.completed ? completed : [],
            },
          ],
    [groups, completed, count, view.completed],
  );
  return (
    <>
      {tasks.length > 0 && open.length === 0 && (
        <p className="px-4 py-6 text-center text-muted">{t.everythingHereIsDone}</p>
      )}
      <SectionedList
        {...rest}
        sections={sections}
        header={(group) =>
          group.key === completedKey ? (
            <CompletedHeading
              level={level}
              count={count}
              open={view.completed}
              onToggle={() => change({ completed: !view.completed })}
            />
          ) : (
            <GroupHeading group={group} level={level} />
          )
        }
        colorOf={colorOf}
      />
    </>
  );
}

/** Shows how many completed tasks there are; a press folds or unfolds them. */
export function CompletedHeading({
  count,
  open,
  onToggle,
  level,
}: {
  count: number;
  open: boolean;
  onToggle: () => void;
  level: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="min-w-0 grow pt-2 text-muted">
      <DisclosureButton open={open} onToggle={onToggle}>
        {t.completed}
        <span className="tabular-nums">{formatNumber(count)}</span>
      </DisclosureButton>
    </Heading>
  );
}

/**
 * Returns all tasks in the chosen order, like useSortedTasks, with completed ones apart. One completed meanwhile moves to them
 * when they are folded or unfolded.
 */
export function useOpenAndCompleted(
  tasks: readonly Task[],
  { sort, completed }: Pick<TaskView, 'sort' | 'completed'>,
): { open: readonly Task[]; completed: readonly Task[] } {
  const wasCompleted = useWasCompleted(completed);
  const sorted = useSortedTasks(tasks, { sort, group: 'none', completed: true }, completed);
  return useMemo(
    () => ({
      open: sorted.filter((task) => !wasCompleted(task)),
      completed: sorted.filter(wasCompleted),
    }),
    [sorted, wasCompleted],
  );
}
