import type { Activity } from '#contract/activity.ts';
import type { ReadContext } from './tool.ts';

type Entry = Pick<Activity, 'entity' | 'entity_id' | 'changes'>;

/** Reads the titles and names of the rows that changes are about, of tasks in the trash too. What is gone is called by its kind. */
export async function readRowNames(
  {
    tasks,
    user,
    readFilterContext,
    notes,
  }: Pick<ReadContext, 'tasks' | 'user' | 'readFilterContext' | 'notes'>,
  entries: readonly Entry[],
): Promise<(entry: Entry) => string> {
  const taskIds = [...new Set(entries.flatMap((one) => (one.entity === 'task' ? one.entity_id : [])))];
  const hasNotes = entries.some(({ entity }) => entity === 'note');
  const [found, names, noteRows] = await Promise.all([
    tasks.findStates(user.id, taskIds),
    readFilterContext(user.id),
    hasNotes ? notes.list(user.id) : [],
  ]);
  const known = new Map([
    ...names.themes.map(({ id, name }) => [id, name] as const),
    ...names.projects.map(({ id, name }) => [id, name] as const),
    ...names.threads.map(({ id, title }) => [id, title] as const),
    ...[...found, ...noteRows].map(({ id, title }) => [id, title] as const),
  ]);
  return ({ entity, entity_id }) => known.get(entity_id) || `a ${entity.replaceAll('_', ' ')} that is gone`;
}
