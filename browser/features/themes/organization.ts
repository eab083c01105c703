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
  /** Threads that are closed. */
  closed: ThreadGroup[];
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
    [inbox, ...looks.list].map((look) => [look.id, { look, count: 0, loose: [], threads: [], closed: [] }]),
  );
  const groups = new Map<string, ThreadGroup>();
  for (const thread of threads) {
    const group = { thread, tasks: [] };
    groups.set(thread.id, group);
    const section = sections.get(thread.theme_id);
    (thread.closed_at === null ? section?.threads : section?.closed)?.push(group);
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

type Rows = { key: string; section: ThemeSection } /** `apart`: tasks stand above it. */ & (
  | { kind: 'theme'; apart: boolean }
  | { kind: 'thread'; threadGroup: ThreadGroup }
  | { kind: 'closed' }
  | { kind: 'tasks'; tasks: readonly Task[]; threadGroup: ThreadGroup | null }
);

/** A header, or the tasks under it: `length` rows from row `start` on. */
export type Segment = Rows & { start: number; length: number };

/** The rows on the page, in order; of a section or thread that is folded only its header, and closed
 * threads only where they are unfolded. None is made before it is asked for. */
export function layOut(sections: readonly ThemeSection[], toggled: ReadonlySet<string>) {
  const segments: Segment[] = [];
  let count = 0;

  const add = (rows: Rows, length: number) => {
    if (length > 0) segments.push({ ...rows, start: count, length });
    count += length;
  };

  const addThread = (section: ThemeSection, threadGroup: ThreadGroup) => {
    const key = threadKey(threadGroup);
    const { tasks } = threadGroup;
    add({ kind: 'thread', key, section, threadGroup }, 1);
    if (!toggled.has(key)) add({ kind: 'tasks', key, section, tasks, threadGroup }, tasks.length);
  };

  for (const section of sections) {
    const key = sectionKey(section);
    const apart = segments.length > 0 && segments.at(-1)?.kind !== 'theme';
    add({ kind: 'theme', key, section, apart }, 1);
    if (toggled.has(key)) continue;
    add({ kind: 'tasks', key, section, tasks: section.loose, threadGroup: null }, section.loose.length);
    for (const group of section.threads) addThread(section, group);
    if (section.closed.length === 0) continue;
    add({ kind: 'closed', key: closedKey(section), section }, 1);
    if (toggled.has(closedKey(section))) for (const group of section.closed) addThread(section, group);
  }

  let last = 0;
  /** The segment of a row; quick when rows are asked for in order. */
  const segmentOf = (index: number): Segment | undefined => {
    const isIn = (at: number) => {
      const segment = segments[at];
      return segment && index >= segment.start && index < segment.start + segment.length;
    };
    if (!isIn(last)) last = isIn(last + 1) ? last + 1 : segments.findIndex((_, at) => isIn(at));
    return segments[last];
  };

  return {
    count,
    segmentOf,
    taskOf: (index: number): Task | undefined => {
      const segment = segmentOf(index);
      return segment?.kind === 'tasks' ? segment.tasks[index - segment.start] : undefined;
    },
    headers: segments.flatMap(({ kind, start }) => (kind === 'tasks' ? [] : [{ kind, start }])),
  };
}

export const sectionKey = ({ look }: ThemeSection) => `theme ${look.id ?? 'inbox'}`;
export const closedKey = ({ look }: ThemeSection) => `closed threads ${look.id ?? 'inbox'}`;
export const threadKey = ({ thread }: ThreadGroup) => `thread ${thread.id}`;
