import { type MouseEvent, memo } from 'react';
import { openTask, taskHref } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/task-row.ts';
import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { StruckText } from '#browser/ui/struck-text.tsx';
import { threadBeside, threaded } from '#browser/ui/thread-line.ts';
import type { Task } from '#contract/tasks.ts';
import { DueMark } from './due-mark.tsx';
import { PriorityMark } from './priority-mark.tsx';

/** Renders a one-line link that opens the task's details. */
export const TaskLink = memo(function TaskLink({
  task,
  look,
  className,
}: {
  task: Task;
  look: ThemeLook;
  className?: string;
}) {
  const done = task.status === 'completed';
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openTask(task.id);
  };
  return (
    <a
      href={taskHref(task.id)}
      onClick={open}
      style={threaded({}, look.color)}
      className={classNames(
        'relative flex min-h-10 pointer-coarse:min-h-11 items-center gap-x-3 rounded-sm px-3 py-1.5 hover:bg-raised focus-visible:outline-offset-[-2px] max-sm:flex-wrap',
        threadBeside,
        className,
      )}
    >
      <span dir="auto" className="min-w-0 grow truncate max-sm:w-full">
        <StruckText struck={done} color={look.color}>
          {task.title}
        </StruckText>
        {done && <span className="sr-only">{t.completed}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-3 text-muted text-sm empty:hidden">
        {task.priority && !done && <PriorityMark priority={task.priority} />}
        {task.due_date && <DueMark due={task.due_date} done={done} />}
        <span className={classNames('max-w-40 truncate', task.due_date !== null && 'max-sm:hidden')}>
          {look.name}
        </span>
      </span>
    </a>
  );
});
