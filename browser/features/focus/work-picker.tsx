import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { t } from '#browser/i18n/focus.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useTasksOf } from '#browser/model/tasks/task-queries.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { newestFirst, type Subset } from '#browser/store/collection.ts';
import { useStore } from '#browser/store/use-store.ts';
import { describeDue } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Combobox } from '#browser/ui/combobox.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { maxIntentLength } from '#contract/limits.ts';
import type { Task } from '#contract/tasks.ts';
import { byUrgency } from '#domain/attention.ts';
import type { FocusWork } from '#domain/focus/transitions.ts';

const openTasks: Subset<Task> = {
  includes: ({ status }) => status !== 'completed',
  compare: newestFirst,
};

/** Finds an open task, today's and overdue ones first, or takes one line of intent. */
export function WorkPicker({
  label,
  hideLabel = false,
  work: { task_id, intent },
  onChange,
}: {
  label: string;
  hideLabel?: boolean;
  work: FocusWork;
  onChange: (work: FocusWork) => void;
}) {
  const store = useStore();
  const looks = useThemeLooks();
  const tasks = useTasksOf(openTasks);
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const options = useMemo(() => {
    const today = now.slice(0, 10);
    const isForToday = ({ due_date }: Task) => due_date !== null && due_date.slice(0, 10) <= today;
    const byUrgencyNow = byUrgency(now);
    return tasks
      .toSorted(
        (one, other) => Number(isForToday(other)) - Number(isForToday(one)) || byUrgencyNow(one, other),
      )
      .map(({ id, title, theme_id, due_date }) => ({
        value: id,
        label: title,
        icon: (
          <span
            style={{ background: looks.of(theme_id).color }}
            className="h-4 w-0.75 rounded-full"
            aria-hidden="true"
          />
        ),
        ...(due_date && { hint: describeDue(due_date, now, hourCycle).text }),
      }));
  }, [tasks, looks, now, hourCycle]);
  const task = task_id ? store.replica.tasks.get(task_id) : undefined;
  const text = task?.title ?? intent;
  const takeIntent = (typed: string) => onChange({ task_id: null, intent: typed.slice(0, maxIntentLength) });
  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 grow">
        <Combobox
          label={label}
          hideLabel={hideLabel}
          placeholder={t.pickATaskOrWrite}
          text={text}
          options={options}
          chosen={task_id ? [task_id] : []}
          onChoose={(id) => onChange({ task_id: id, intent: '' })}
          create={{ offer: (typed) => t.workOn(typed), onCreate: takeIntent }}
          onLeave={takeIntent}
        />
      </div>
      {text !== '' && (
        <IconButton
          label={t.clearWhatYouAreWorking}
          icon={<X className="size-4" />}
          onClick={() => onChange({ task_id: null, intent: '' })}
          className="mb-1 pointer-coarse:mb-0"
        />
      )}
    </div>
  );
}
