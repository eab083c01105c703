import { createContext, useContext } from 'react';
import { t } from '#browser/i18n/task-row.ts';
import { reschedule } from '#browser/model/tasks/task-commands.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatWeekday } from '#browser/time/format-date.ts';
import { MenuGroup, MenuItem } from '#browser/ui/menu.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Task } from '#contract/tasks.ts';
import { addDays } from '#domain/reschedule-change.ts';

/** Provides today's floating date, such as `2026-11-21`, inside lists grouped by day. */
export const DaysFrom = createContext<string | undefined>(undefined);

/** Lists the next seven days as menu items, so that a task can be moved to a day without dragging. */
export function DayItems({ task }: { task: Task }) {
  const store = useStore();
  const today = useContext(DaysFrom);
  if (today === undefined) return null;
  const move = (day: string) => toastOnError(reschedule(store, [task], { day }), t.failedToUpdateTask);
  const names = [t.today, t.tomorrow];
  return (
    <MenuGroup label={t.moveToDay}>
      {Array.from({ length: 7 }, (_, ahead) => {
        const day = addDays(today, ahead);
        const isHere = task.due_date?.slice(0, 10) === day;
        return (
          <MenuItem key={day} checked={isHere} onSelect={() => !isHere && move(day)}>
            {names[ahead] ?? formatWeekday(day)}
          </MenuItem>
        );
      })}
    </MenuGroup>
  );
}
