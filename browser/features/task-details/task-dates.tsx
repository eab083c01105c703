import { t } from '#browser/i18n/task-details.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { formatDue } from '#browser/time/format-date.ts';
import { toWallMinute, useWallMinute } from '#browser/time/wall-clock.ts';
import type { Task } from '#contract/tasks.ts';

/** Shows when a task was created, changed and completed. */
export function TaskDates({ task }: { task: Task }) {
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const dates = [
    { what: t.created, at: task.created_at },
    { what: t.changed, at: task.updated_at },
    ...(task.completed_at ? [{ what: t.completed, at: task.completed_at }] : []),
  ];
  return (
    <dl className="mt-6 flex flex-wrap gap-x-4 text-muted text-sm tabular-nums">
      {dates.map(({ what, at }) => (
        <div key={what} className="flex gap-1">
          <dt>{what}</dt>
          <dd>
            <time dateTime={at}>{formatDue(toWallMinute(new Date(at)), now, hourCycle)}</time>
          </dd>
        </div>
      ))}
      {task.context && (
        <div className="flex w-full gap-1">
          <dt>{t.from}</dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere">
            {task.context}
          </dd>
        </div>
      )}
    </dl>
  );
}
