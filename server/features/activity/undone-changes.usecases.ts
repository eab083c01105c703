import type { Activity } from '#contract/activity.ts';
import type { Project } from '#contract/projects.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';
import { reversal } from '#domain/undo.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { ActivityRepository } from './activity.repository.ts';

interface Repositories {
  activity: Pick<ActivityRepository, 'listByChange'>;
  tasks: { find: (userId: string, id: string) => Promise<object | undefined> };
  themes: NamedRowRepository<Theme>;
  threads: NamedRowRepository<Thread>;
  projects: NamedRowRepository<Project>;
}

/** Returns those of the changes of which nothing stands any more: they were undone, or changed back. */
export type FindUndone = (userId: string, changeIds: readonly string[]) => Promise<ReadonlySet<string>>;

export const createFindUndone =
  ({ activity, tasks, themes, threads, projects }: Repositories): FindUndone =>
  async (userId, changeIds) => {
    const findRow = async ({ entity, entity_id }: Activity): Promise<object | undefined> => {
      if (entity === 'task') return tasks.find(userId, entity_id);
      const places = { theme: themes, thread: threads, project: projects };
      return entity in places ? places[entity as keyof typeof places].find(userId, entity_id) : undefined;
    };
    const stands = async (entry: Activity) => {
      const row = await findRow(entry);
      return row === undefined || reversal(entry, row, entry.edited_at) !== null;
    };
    const undone = new Set<string>();
    for (const changeId of changeIds) {
      const entries = await activity.listByChange(userId, changeId);
      let isStanding = entries.length === 0;
      // Most changes stand, which their first entry tells.
      for (const entry of entries) isStanding ||= await stands(entry);
      if (!isStanding) undone.add(changeId);
    }
    return undone;
  };
