import CalendarArrowUp from 'lucide-react/icons/calendar-arrow-up';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import Sun from 'lucide-react/icons/sun';
import Sunrise from 'lucide-react/icons/sunrise';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { DueFields } from '#browser/features/task-row/due-fields.tsx';
import { t } from '#browser/i18n/plan-days.ts';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { describeTasks, reschedule } from '#browser/model/tasks/task-commands.ts';
import { splitDue } from '#browser/model/tasks/task-input.ts';
import { useStore } from '#browser/store/use-store.ts';
import { type DayChoice, dayChoices } from '#browser/time/day-choices.ts';
import { formatLongDate } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import type { Task } from '#contract/tasks.ts';

const icons: Record<DayChoice['id'], typeof Sun> = {
  today: Sun,
  tomorrow: Sunrise,
  nextWeek: CalendarArrowUp,
  none: CalendarX,
};

/** Asks for a new day for one or more tasks, with quick choices and a date picker. */
export default function DateDialog({ tasks, onClose }: { tasks: readonly Task[]; onClose: () => void }) {
  const store = useStore();
  const today = useWallMinute().slice(0, 10);
  const choices = dayChoices(today, useWeekStart());
  const [first] = tasks;
  const only = tasks.length === 1 ? first : undefined;
  const [own, setOwn] = useState(splitDue(only?.due_date ?? null));

  const set = (day: string | null, time?: string) => {
    onClose();
    reschedule(store, tasks, time === undefined ? { day } : { day, time });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (own.day) set(own.day, only ? own.time : undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    event.preventDefault();
    buttons.at((at + step) % buttons.length)?.focus();
  };

  return (
    <Dialog onClose={onClose} title={only ? t.date : t.dateFor(describeTasks(tasks))}>
      {only && (
        <p dir="auto" className="-mt-1 mb-3 line-clamp-2 text-muted wrap-anywhere">
          {only.title}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no form's fields */}
      <div role="group" aria-label={t.days} onKeyDown={onKeyDown} className="-mx-2.5 flex flex-col">
        {choices.map(({ id, name, day }, index) => {
          const Icon = icons[id];
          return (
            <button
              key={name}
              type="button"
              data-autofocus={index === 0 || undefined}
              onClick={() => set(day)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 text-left hover:bg-raised focus-visible:outline-offset-[-2px]"
            >
              <Icon className="size-4 text-muted" />
              <span className="grow">{name}</span>
              {day && <span className="text-muted text-sm">{formatLongDate(day)}</span>}
            </button>
          );
        })}
      </div>
      <form
        onSubmit={submit}
        className="mt-3 grid grid-cols-[1fr_auto] items-end gap-3 border-hairline border-t pt-4"
      >
        {only ? (
          <DueFields day={own.day} time={own.time} onChange={setOwn} />
        ) : (
          <TextField
            label={t.anotherDay}
            type="date"
            max="9999-12-31"
            value={own.day}
            onChange={(day) => setOwn({ ...own, day })}
          />
        )}
        <Button look="primary" type="submit" disabled={!own.day} className="col-start-2">
          {t.setDate}
        </Button>
      </form>
    </Dialog>
  );
}
