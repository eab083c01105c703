import type { Task } from '#contract/tasks.ts';
import type { Thread } from '#contract/threads.ts';
import type { ThemeLook, ThemeLooks } from './theme-looks.ts';

export interface ThreadGroup {
  thread: Thread;
  tasks: Task[];
}

export interface ThemeSection {
  look: ThemeLook;
  count: number;
  /** Tasks without thread. */
  loose: Task[];
  threads: ThreadGroup[];
}

/** Tasks by theme and thread, the Inbox first. One whose theme or thread is gone is in the Inbox, or loose. */
export function organize({
  tasks,
  threads,
  inbox,
  looks,
}: {
  tasks: readonly Task[];
  threads: readonly Thread[];
  inbox: ThemeLook;
  looks: ThemeLooks;
}): ThemeSection[] {
  const sections = new Map<string | null, ThemeSection>(
    [inbox, ...looks.list].map((look) => [look.id, { look, count: 0, loose: [], threads: [] }]),
  );
  const groups = new Map<string, ThreadGroup>();
  for (const thread of threads) {
    const group = { thread, tasks: [] };
    groups.set(thread.id, group);
    sections.get(thread.theme_id)?.threads.push(group);
  }
  for (const task of tasks) {
    const section = sections.get(task.theme_id) ?? sections.get(null);
    if (!section) continue;
    section.count += 1;
    const group = groups.get(task.thread_id ?? '');
    const list = group && group.thread.theme_id === task.theme_id ? group.tasks : section.loose;
    list.push(task);
  }
  return [...sections.values()];
}

export type OrganizationRow = {
  key: string;
  group: string;
  section: ThemeSection;
} & /** `apart`: tasks stand above it. */
(
  | { kind: 'theme'; apart: boolean }
  | { kind: 'thread'; threadGroup: ThreadGroup }
  | { kind: 'task'; task: Task; position: number; size: number; threaded: boolean }
);

/** The rows on the page, in order; of a closed section or thread only its header. */
export function rowsOf(sections: readonly ThemeSection[], closed: ReadonlySet<string>): OrganizationRow[] {
  const rows: OrganizationRow[] = [];
  for (const section of sections) {
    const group = sectionKey(section);
    const apart = rows.length > 0 && rows.at(-1)?.kind !== 'theme';
    rows.push({ kind: 'theme', key: group, group, section, apart });
    if (closed.has(group)) continue;
    addTasks(rows, section, group, section.loose, false);
    for (const threadGroup of section.threads) {
      const key = threadKey(threadGroup);
      rows.push({ kind: 'thread', key, group: key, section, threadGroup });
      if (!closed.has(key)) addTasks(rows, section, key, threadGroup.tasks, true);
    }
  }
  return rows;
}

export const sectionKey = ({ look }: ThemeSection) => `theme ${look.id ?? 'inbox'}`;
export const threadKey = ({ thread }: ThreadGroup) => `thread ${thread.id}`;

function addTasks(
  rows: OrganizationRow[],
  section: ThemeSection,
  group: string,
  tasks: readonly Task[],
  threaded: boolean,
): void {
  tasks.forEach((task, index) => {
    rows.push({
      kind: 'task',
      key: task.id,
      group,
      section,
      task,
      position: index + 1,
      size: tasks.length,
      threaded,
    });
  });
}
