import { useId } from 'react';
import { openTask, taskHref } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/calendar.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { classNames } from '#browser/ui/class-names.ts';
import type { Task } from '#contract/tasks.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';

/** A date on which a recurring task will be due. */
export interface FutureTask {
  task: Task;
  due: string;
}

/** Lists the dates of series that are still to come on a day. */
export function FutureTasks({ tasks }: { tasks: readonly FutureTask[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-3">
      <h4 id={id} className="text-muted text-sm">
        {t.recurringTasksToCome}
      </h4>
      <ul>
        {tasks.map((one) => (
          <li key={`${one.task.id} ${one.due}`}>
            <FutureTaskChip future={one} isInList />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders a date of a series that is still to come. Tab skips it in the calendar, since the list below has it too. */
export function FutureTaskChip({
  future: { task, due },
  isInList = false,
}: {
  future: FutureTask;
  isInList?: boolean;
}) {
  const time = formatTimeOfDay(due.slice(11), useHourCycle());
  return (
    <a
      href={taskHref(task.id)}
      tabIndex={isInList ? 0 : -1}
      title={t.ifDoneInTime(task.title)}
      onClick={(event) => {
        event.stopPropagation();
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openTask(task.id);
      }}
      className={classNames(
        'my-0.5 block truncate rounded-sm border border-hairline border-dashed px-1.5 text-muted text-sm hover:bg-raised',
        isInList && 'py-2 pointer-coarse:py-3',
      )}
    >
      {time && <span className="mr-1 tabular-nums">{time}</span>}
      <span dir="auto">{task.title}</span>
    </a>
  );
}
