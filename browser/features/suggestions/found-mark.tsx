import { openTask } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/task-row.ts';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import type { Task } from '#contract/tasks.ts';

/** Says how many tasks were found in a task's notes, and opens its details, which offer them. */
export function FoundMark({ task: { id, suggestions } }: { task: Task }) {
  if (suggestions.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => openTask(id)}
      className="cursor-pointer rounded-sm text-accent tabular-nums underline decoration-dotted underline-offset-4 pointer-coarse:-my-3 pointer-coarse:py-3"
    >
      <SpokenText text={t.foundSpoken(suggestions.length)} />
    </button>
  );
}
