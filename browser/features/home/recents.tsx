import { useMemo } from 'react';
import { NoteRow } from '#browser/features/notes/note-row.tsx';
import { ShortTaskList } from '#browser/features/task-lists/short-task-list.tsx';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import type { Note } from '#contract/notes.ts';
import type { Task } from '#contract/tasks.ts';

const maxShown = 10;

/** Lists the latest tasks and notes. */
export function Recents() {
  const tasks = useTasks();
  const notes = useRows('notes');
  const recent = useMemo(() => newest(tasks, notes), [tasks, notes]);
  if (recent.length === 0)
    return (
      <EmptyState title="No recent tasks">
        Tasks you add above appear here. Try “call the dentist tomorrow 9am, buy oat milk”.
      </EmptyState>
    );
  return <ShortTaskList label="Recents" rows={recent} other={(note) => <NoteRow note={note} />} />;
}

/** Merges two lists that are each newest first. */
function newest(tasks: readonly Task[], notes: readonly Note[]): (Task | Note)[] {
  return [...tasks.slice(0, maxShown), ...notes.slice(0, maxShown)]
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .slice(0, maxShown);
}
