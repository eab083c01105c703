import type { Task } from '#contract/tasks.ts';
import type { TaskSources } from '../places/task-sources.ts';

interface Entry {
  id: string;
  isSubtask: boolean;
}

export interface OutlineSection {
  /** Null for the Inbox. */
  theme: string | null;
  thread: string | null;
  entries: Entry[];
}

export interface PlacedTask {
  task: Task;
  isSubtask: boolean;
}

type Node = Pick<Task, 'id' | 'parent_id' | 'theme_id' | 'thread_id'>;

/**
 * Returns where each task stands: the Inbox first, then themes and their threads, oldest tasks first, subtasks below the
 * task they belong to. Only ids are held; `readSection` reads the tasks. A task whose parent is not included is none's subtask.
 */
export async function outlineTasks(
  { tasks, themes, threads, userId }: TaskSources,
  includes: (task: Task) => boolean = () => true,
): Promise<OutlineSection[]> {
  const nodes: Node[] = [];
  for await (const batch of tasks.listInBatches(userId, {}))
    for (const task of batch) {
      const { id, parent_id, theme_id, thread_id } = task;
      if (includes(task)) nodes.push({ id, parent_id, theme_id, thread_id });
    }
  nodes.reverse();
  const known = new Set(nodes.map(({ id }) => id));
  const isRoot = ({ parent_id }: Node) => parent_id === null || !known.has(parent_id);
  const children = Map.groupBy(
    nodes.filter((node) => !isRoot(node)),
    ({ parent_id }) => parent_id,
  );
  const roots = Map.groupBy(nodes.filter(isRoot), ({ theme_id, thread_id }) => placeOf(theme_id, thread_id));
  const sections: OutlineSection[] = [];
  const addSection = (place: string, names: Pick<OutlineSection, 'theme' | 'thread'>) => {
    const entries = (roots.get(place) ?? []).flatMap((root) => [
      { id: root.id, isSubtask: false },
      ...(children.get(root.id) ?? []).map(({ id }) => ({ id, isSubtask: true })),
    ]);
    roots.delete(place);
    if (entries.length > 0) sections.push({ ...names, entries });
  };
  const allThreads = await threads.list(userId);
  addSection(placeOf(null, null), { theme: null, thread: null });
  for (const theme of (await themes.list(userId)).sort((one, other) => one.position - other.position)) {
    addSection(placeOf(theme.id, null), { theme: theme.name, thread: null });
    for (const thread of allThreads.filter(({ theme_id }) => theme_id === theme.id))
      addSection(placeOf(theme.id, thread.id), { theme: theme.name, thread: thread.title });
  }
  // Created or moved since the themes were read.
  for (const place of [...roots.keys()]) addSection(place, { theme: null, thread: null });
  return sections;
}

/** Yields the tasks of a section in batches, in their order. */
export async function* readSection(
  { tasks, userId }: Pick<TaskSources, 'tasks' | 'userId'>,
  { entries }: OutlineSection,
): AsyncGenerator<PlacedTask[]> {
  const subtasks = new Map(entries.map(({ id, isSubtask }) => [id, isSubtask]));
  for await (const batch of tasks.findInBatches(userId, [...subtasks.keys()], {}))
    yield batch.map((task) => ({ task, isSubtask: subtasks.get(task.id) ?? false }));
}

const placeOf = (themeId: string | null, threadId: string | null) => `${themeId} ${threadId}`;
