import { t } from '#browser/i18n/model-later.ts';
import { type ActivityNames, describeEntry } from '#browser/model/activity/describe-change.ts';
import type { Activity } from '#contract/activity.ts';

/** Fields whose change is worth a message, unlike the confidence, for example. */
const announcedFields = ['title', 'theme_id', 'thread_id', 'project_id', 'due_date'];

/** Describes what a language model changed in a capture, as in “moved to Health, due tomorrow”; undefined if it is not worth a message. */
export function describeRefinement(entries: readonly Activity[], names: ActivityNames): string | undefined {
  const tasks = entries.filter(({ entity }) => entity === 'task');
  const made = tasks.filter(({ action }) => action === 'created').length;
  const joined = tasks.filter(({ action }) => action === 'deleted').length;
  const changed = tasks.filter(
    ({ action, changes }) => action === 'updated' && announcedFields.some((field) => field in changes),
  );
  if (made + joined > 0)
    return [made > 0 && t.splitInto(made + 1), joined > 0 && t.joined(joined + 1)].filter(Boolean).join(', ');
  const [only] = changed;
  if (!only) return undefined;
  if (changed.length > 1) return t.changedTasks(changed.length);
  return t.continued(describeEntry(only, names));
}
