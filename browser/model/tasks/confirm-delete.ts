import { t } from '#browser/i18n/model.ts';
import { shortTitle } from '#browser/model/tasks/task-text.ts';
import { ask } from '#browser/ui/ask.tsx';
import type { Task } from '#contract/tasks.ts';

/** Asks whether to delete these tasks and resolves with the answer. */
export function confirmDelete(tasks: readonly Task[]): Promise<boolean> {
  const [only, ...others] = tasks;
  const question = { confirm: t.delete, cancel: t.cancel, danger: true };
  return only && others.length === 0
    ? ask({ ...question, title: t.areYouSureYouWant, text: shortTitle(only.title) })
    : ask({
        ...question,
        title: t.sureToDeleteTasks(tasks.length),
      });
}
