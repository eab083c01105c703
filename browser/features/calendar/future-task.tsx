import { openTask, taskHref } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/calendar.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import type { Task } from '#contract/tasks.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';

/** A date on which a recurring task will be due. */
export interface FutureTask {
  task: Task;
  due: string;
}

/** Renders a date of a series that is still to come. */
export function FutureTaskChip({ future: { task, due } }: { future: FutureTask }) {
  const time = formatTimeOfDay(due.slice(11), useHourCycle());
  return (
    <a
      href={taskHref(task.id)}
      tabIndex={-1}
      title={t.ifDoneInTime(task.title)}
      onClick={(event) => {
        event.stopPropagation();
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openTask(task.id);
      }}
      className="my-0.5 block truncate rounded-sm border border-hairline border-dashed px-1.5 text-muted text-sm hover:bg-raised"
    >
      {time && <span className="mr-1 tabular-nums">{time}</span>}
      <span dir="auto">{task.title}</span>
    </a>
  );
}
