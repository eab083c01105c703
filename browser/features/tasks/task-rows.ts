import { useMemo } from 'react';
import { useRows } from '#browser/store/store-provider.tsx';
import type { Task } from '#contract/tasks.ts';

/** Tasks that are no subtasks, newest first: what lists and counts are about. */
export function useTasks(): readonly Task[] {
  const rows = useRows('tasks');
  return useMemo(() => rows.filter(({ parent_id }) => parent_id === null), [rows]);
}
