import { useMemo } from 'react';
import { NoteRow } from '#browser/features/notes/note-row.tsx';
import { TaskRow } from '#browser/features/tasks/task-row.tsx';
import { useTasks } from '#browser/features/tasks/task-rows.ts';
import { useThemeLooks } from '#browser/features/themes/theme-looks.ts';
import { useRows } from '#browser/store/store-provider.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import type { Note } from '#contract/notes.ts';
import type { Task } from '#contract/tasks.ts';

const mostShown = 10;

/** What was captured last, tasks and notes. */
export function Recents() {
  const tasks = useTasks();
  const notes = useRows('notes');
  const recent = useMemo(() => newest(tasks, notes), [tasks, notes]);
  const looks = useThemeLooks();
  if (recent.length === 0)
    return <EmptyState title="No recent tasks">What you write above appears here as tasks.</EmptyState>;
  return (
    <ul aria-label="Recents">
      {recent.map((row) =>
        'status' in row ? (
          <TaskRow key={row.id} task={row} looks={looks} />
        ) : (
          <li key={row.id} className="flex">
            <NoteRow note={row} />
          </li>
        ),
      )}
    </ul>
  );
}

/** Both are newest first. */
function newest(tasks: readonly Task[], notes: readonly Note[]): (Task | Note)[] {
  return [...tasks.slice(0, mostShown), ...notes.slice(0, mostShown)]
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .slice(0, mostShown);
}
