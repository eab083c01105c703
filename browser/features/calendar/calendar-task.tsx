import { type MouseEvent, memo, useContext, useEffect, useRef } from 'react';
import { openTask, taskHref } from '#browser/features/navigation/open-task.ts';
import { BindTask } from '#browser/features/select-tasks/bind-task.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { threaded, threadThrough } from '#browser/ui/thread-line.ts';
import type { Task } from '#contract/tasks.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';

/** Renders a task in a day of the calendar: its time and title. The list of the day serves the keyboard. */
export const CalendarTask = memo(function CalendarTask({
  task,
  look,
  lines,
  fills = false,
}: {
  task: Task;
  look: ThemeLook;
  /** Lines that a long title may take. */
  lines: 1 | 2;
  /** Fills the block that it is in. */
  fills?: boolean;
}) {
  const element = useRef<HTMLAnchorElement>(null);
  const bind = useContext(BindTask);
  useEffect(() => {
    if (element.current) return bind?.(element.current, task.id);
  }, [bind, task.id]);
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openTask(task.id);
  };
  const time = formatTimeOfDay(task.due_date?.slice(11) ?? '', useHourCycle());
  return (
    <a
      ref={element}
      href={taskHref(task.id)}
      tabIndex={-1}
      data-task={task.id}
      onClick={open}
      title={task.title}
      style={threaded({}, look.color)}
      className={classNames(
        'relative rounded-sm pr-1 pl-2 text-sm before:rounded-full hover:bg-raised data-lifted:opacity-45',
        fills ? 'block h-full overflow-hidden bg-raised' : 'my-0.5',
        !fills && (lines === 1 ? 'block truncate' : 'line-clamp-2'),
        threadThrough,
      )}
    >
      {time && <span className="mr-1 text-muted tabular-nums">{time}</span>}
      <span dir="auto">{task.title}</span>
    </a>
  );
});
