import CalendarDays from 'lucide-react/icons/calendar-days';
import { PriorityMark } from '#browser/features/task-row/priority-mark.tsx';
import { t } from '#browser/i18n/assistant.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useStore } from '#browser/store/use-store.ts';
import { describeDue } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import type { ProposedTask } from '#contract/assistant-proposals.ts';
import { showField } from './field-values.ts';

/** Shows the fields of a proposed task besides its title. */
export function ProposedTaskDetails({ task, hasTheme }: { task: ProposedTask; hasTheme: boolean }) {
  const store = useStore();
  const looks = useThemeLooks();
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const context = { store, looks, now, hourCycle };
  const words = [
    hasTheme && looks.of(task.theme_id ?? null).name,
    showField('thread_id', task, context),
    showField('project_id', task, context),
    showField('recurrence', task, context),
    (task.estimated_pomodoros ?? 1) > 1 && showField('estimated_pomodoros', task, context),
    task.remind_at && t.reminderAt(showField('remind_at', task, context)),
    task.tags && showField('tags', task, context),
  ].filter(Boolean);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted text-sm empty:hidden">
        {task.due_date && (
          <time dateTime={task.due_date} className="inline-flex items-center gap-1 tabular-nums">
            <CalendarDays className="size-3.5 shrink-0" />
            {describeDue(task.due_date, now, hourCycle).text}
          </time>
        )}
        {task.priority && <PriorityMark priority={task.priority} />}
        {words.map((word) => (
          <span key={String(word)}>{word}</span>
        ))}
      </p>
      {task.description && (
        <p dir="auto" className="mt-0.5 line-clamp-2 text-muted text-sm wrap-anywhere">
          {task.description}
        </p>
      )}
    </>
  );
}
