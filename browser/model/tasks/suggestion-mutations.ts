import { t } from '#browser/i18n/model.ts';
import { getServerTime } from '#browser/server-clock.ts';
import type { NewEffect } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import type { AddSuggestions, Suggestion, Task } from '#contract/tasks.ts';
import { toAddedTasks, withoutSuggestions } from '#domain/suggestions.ts';
import { updateTask } from './task-mutations.ts';

/** Makes tasks of suggestions of a task, which then no longer offers them. Resolves with the id that undoes it. */
export async function addSuggestions(store: Store, task: Task, suggestions: Suggestion[]): Promise<string> {
  const edited_at = new Date(getServerTime()).toISOString();
  const added = toAddedTasks(task, suggestions, edited_at).flatMap((row): NewEffect[] => {
    const there = store.replica.tasks.get(row.id);
    if (there?.deleted_at === null) return [];
    return [{ table: 'tasks', id: row.id, set: { ...row, revision: there?.revision ?? 0 } }];
  });
  const body: AddSuggestions = { suggestions };
  return store.change({
    label: t.addNamed(suggestions.map(({ title }) => title).join('”, “')),
    method: 'POST',
    path: `/api/tasks/${task.id}/suggestions`,
    body,
    edited_at,
    effects: [
      ...added,
      {
        table: 'tasks',
        id: task.id,
        set: { suggestions: withoutSuggestions(task, suggestions), updated_at: edited_at },
      },
    ],
  });
}

/** Takes away what a task offers. Resolves with the id that undoes it. */
export const dismissSuggestions = (store: Store, task: Task): Promise<string> =>
  updateTask(store, task, { suggestions: [] });
