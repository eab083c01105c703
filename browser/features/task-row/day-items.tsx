import { createContext, useContext } from 'react';
import { reschedule } from '#browser/model/tasks/task-commands.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatLongDate, formatWeekday } from '#browser/time/format-date.ts';
import { MenuGroup, MenuItem } from '#browser/ui/menu.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Task } from '#contract/tasks.ts';
import { addDays } from '#domain/reschedule-change.ts';

/** Today, in a list by days: floating, without a time. */
export const DaysFrom = createContext<string | undefined>(undefined);

/** A week ahead, day by day, in the menu of a task in a list by days: what dragging does, for one thumb. */
export function DayItems({ task }: { task: Task }) {
  const store = useStore();
  const today = useContext(DaysFrom);
  if (today === undefined) return null;
  const move = (day: string) =>
    toastOnError(reschedule(store, [task], { day }, formatLongDate(day)), 'Failed to update task');
  const names = ['Today', 'Tomorrow'];
  return (
    <MenuGroup label="Move to day">
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
