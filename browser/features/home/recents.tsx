import { useMemo } from 'react';
import { NoteRow } from '#browser/features/notes/note-row.tsx';
import { ShortTaskList } from '#browser/features/task-lists/short-task-list.tsx';
import { t } from '#browser/i18n/home.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import type { Note } from '#contract/notes.ts';
import type { Task } from '#contract/tasks.ts';
import { isOfCapture } from './is-of-capture.ts';
import { NothingRecent } from './nothing-recent.tsx';

const maxShown = 10;

/** Lists the latest tasks and notes, but the tasks of the capture `without`, which stand elsewhere on the page. */
export function Recents({ without }: { without: string | null }) {
  const tasks = useTasks();
  const notes = useRows('notes');
  const recent = useMemo(() => newest(tasks, notes, without), [tasks, notes, without]);
  if (recent.length === 0) return <NothingRecent isAbove={tasks.length > 0} />;
  return <ShortTaskList label={t.recents} rows={recent} other={(note) => <NoteRow note={note} />} />;
}

/** Merges two lists that are each newest first. */
function newest(tasks: readonly Task[], notes: readonly Note[], without: string | null): (Task | Note)[] {
  const latest: Task[] = [];
  for (const task of tasks) {
    if (!isOfCapture(task, without)) latest.push(task);
    if (latest.length === maxShown) break;
  }
  return [...latest, ...notes.slice(0, maxShown)]
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .slice(0, maxShown);
}
