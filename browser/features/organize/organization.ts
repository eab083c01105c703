import type { RowSection } from '#browser/features/task-lists/row-layout.ts';
import { t } from '#browser/i18n/organize.ts';
import type { ThemeLook, ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { Task } from '#contract/tasks.ts';
import type { Thread } from '#contract/threads.ts';

export interface ThreadGroup {
  thread: Thread;
  tasks: Task[];
}

export interface ThemeSection {
  look: ThemeLook;
  /** Number of open tasks, in threads or not. */
  count: number;
  /** The same with the completed ones. */
  total: number;
  /** Tasks without a thread. */
  loose: Task[];
  threads: ThreadGroup[];
  closed: ThreadGroup[];
}

const noTasks: readonly Task[] = [];

/** Groups tasks by theme and thread, the Inbox first; `folded` ones are only counted. A task whose theme is gone goes to the Inbox; one whose thread is gone, to `loose`. */
export function groupByThemeAndThread({
  tasks,
  folded = noTasks,
  threads,
  inbox,
  looks,
}: {
  tasks: readonly Task[];
  folded?: readonly Task[];
  threads: readonly Thread[];
  inbox: ThemeLook;
  looks: ThemeLooks;
}): ThemeSection[] {
  const sections = new Map<string | null, ThemeSection>(
    [inbox, ...looks.list].map((look) => [
      look.id,
      { look, count: 0, total: 0, loose: [], threads: [], closed: [] },
    ]),
  );
  const groups = new Map<string, ThreadGroup>();
  for (const thread of threads) {
    const group = { thread, tasks: [] };
    groups.set(thread.id, group);
    const section = sections.get(thread.theme_id);
    (thread.closed_at === null ? section?.threads : section?.closed)?.push(group);
  }
  const sectionOf = ({ theme_id }: Task) => sections.get(theme_id) ?? sections.get(null);
  for (const task of [...tasks, ...folded]) {
    const section = sectionOf(task);
    if (!section) continue;
    if (task.status !== 'completed') section.count += 1;
    section.total += 1;
  }
  for (const task of tasks) {
    const section = sectionOf(task);
    if (!section) continue;
    const group = groups.get(task.thread_id ?? '');
    const list = group && group.thread.theme_id === task.theme_id ? group.tasks : section.loose;
    list.push(task);
  }
  return [...sections.values()];
}

/** A header with its tasks; `apart` is true when tasks stand above it. */
export type OrganizationSection = RowSection &
  (
    | ({ theme: ThemeSection } & (
        | { kind: 'theme'; apart: boolean }
        | { kind: 'thread'; threadGroup: ThreadGroup }
        | { kind: 'closed' }
      ))
    | { kind: 'completed'; theme?: undefined; count: number }
  );

/** Above this number of headers, thread headers are windowed like tasks. */
const maxMountedHeaders = 200;

/**
 * Returns the list's sections in order, completed tasks last; a folded theme or thread has only its header, and closed
 * threads and completed tasks start folded.
 */
export function buildOrganizationRows(
  themes: readonly ThemeSection[],
  toggled: ReadonlySet<string>,
  completed: readonly Task[] = noTasks,
  completedCount = completed.length,
): OrganizationSection[] {
  const rows: OrganizationSection[] = [];
  const addThread = (theme: ThemeSection, threadGroup: ThreadGroup) => {
    const key = threadKey(threadGroup);
    const tasks = toggled.has(key) ? noTasks : threadGroup.tasks;
    rows.push({
      kind: 'thread',
      key,
      label: threadGroup.thread.title,
      tasks,
      hasHeader: true,
      theme,
      threadGroup,
    });
  };

  for (const theme of themes) {
    const key = sectionKey(theme);
    const label = theme.look.name;
    const folded = toggled.has(key);
    const above = rows.at(-1);
    const apart = above !== undefined && (above.kind !== 'theme' || above.tasks.length > 0);
    rows.push({
      kind: 'theme',
      key,
      label,
      tasks: folded ? noTasks : theme.loose,
      hasHeader: true,
      theme,
      apart,
    });
    if (folded) continue;
    for (const group of theme.threads) addThread(theme, group);
    if (theme.closed.length === 0) continue;
    const closed = closedKey(theme);
    rows.push({
      kind: 'closed',
      key: closed,
      label: t.closedThreadsIn(label),
      tasks: noTasks,
      hasHeader: true,
      theme,
    });
    if (toggled.has(closed)) for (const group of theme.closed) addThread(theme, group);
  }
  if (completedCount > 0)
    rows.push({
      kind: 'completed',
      key: completedKey,
      label: t.completed,
      tasks: toggled.has(completedKey) ? completed : noTasks,
      hasHeader: true,
      count: completedCount,
    });
  if (rows.length <= maxMountedHeaders) return rows;
  return rows.map((row) =>
    row.kind === 'thread' || row.kind === 'closed' ? { ...row, fleeting: true } : row,
  );
}

export const sectionKey = ({ look }: ThemeSection) => `theme ${look.id ?? 'inbox'}`;
export const completedKey = 'completed tasks';
const closedKey = ({ look }: ThemeSection) => `closed threads ${look.id ?? 'inbox'}`;
export const threadKey = ({ thread }: ThreadGroup) => `thread ${thread.id}`;
