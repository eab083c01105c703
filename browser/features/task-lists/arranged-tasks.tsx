import type { TaskItemProps } from '#browser/features/task-row/task-item-props.ts';
import { t } from '#browser/i18n/task-lists.ts';
import { Button } from '#browser/ui/button.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import type { Task } from '#contract/tasks.ts';
import { SectionedList } from './sectioned-list.tsx';
import type { Group } from './task-view.ts';
import { useGroupedTasks, useSortedTasks, type ViewControl } from './use-task-view.ts';

/** Shows tasks as the View menu says: sorted, grouped, with or without completed ones. */
export function ArrangedTasks({
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
  const sections = useGroupedTasks(useSortedTasks(tasks, view), view);
  if (tasks.length > 0 && sections.length === 0)
    return (
      <EmptyState action={<Button onClick={() => change({ completed: true })}>{t.showCompleted}</Button>}>
        {t.everythingHereIsDone}
      </EmptyState>
    );
  return (
    <SectionedList
      {...rest}
      sections={sections}
      header={(group) => <GroupHeading group={group} level={level} />}
      colorOf={colorOf}
    />
  );
}

export const colorOf = ({ look }: Group) => look?.color;

export function GroupHeading({ group: { label, look, tasks }, level }: { group: Group; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="flex min-w-0 grow items-center gap-2 pt-4 pb-1">
      {look && <look.Icon className="size-4 shrink-0" style={{ color: look.color }} />}
      <span dir="auto" className="min-w-0 truncate font-medium">
        {label}
      </span>
      <span className="font-normal text-muted text-sm tabular-nums">
        <SpokenText text={t.countSpoken(tasks.length)} />
      </span>
    </Heading>
  );
}
