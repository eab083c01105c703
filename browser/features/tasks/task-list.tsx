import { useMemo } from 'react';
import type { Task } from '#contract/tasks.ts';
import { SectionedList } from './sectioned-list.tsx';
import type { TaskItemProps } from './task-item.tsx';

/** Tasks in the order given, without headings. */
export function TaskList({
  tasks,
  ...rest
}: Pick<TaskItemProps, 'looks' | 'actions' | 'shows' | 'pressEdits'> & {
  label: string;
  tasks: readonly Task[];
}) {
  const { label } = rest;
  const sections = useMemo(() => [{ key: 'tasks', label, tasks }], [label, tasks]);
  return <SectionedList {...rest} sections={sections} />;
}
