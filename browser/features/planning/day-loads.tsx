import { t } from '#browser/i18n/planning.ts';
import { classNames } from '#browser/ui/class-names.ts';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { busyMinutesOf, type DayLoad, type PlanContext } from '#domain/planning/load-days.ts';
import { describeLoad, formatHours } from './plan-words.ts';

/** Shows how full each day would be, and how full it is now where that differs. */
export function DayLoads({
  before,
  after,
  context,
  nameOf,
}: {
  before: readonly DayLoad[];
  after: readonly DayLoad[];
  context: Pick<PlanContext, 'busy'>;
  nameOf: (day: string) => string;
}) {
  return (
    <ul className="flex flex-col gap-4">
      {after.map((day, index) => {
        const isOver = day.load > day.capacity;
        const was = before[index];
        const text = describeLoad(day);
        const busyMinutes = busyMinutesOf(day.day, context);
        return (
          <li key={day.day}>
            <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
              <span className="font-medium">{nameOf(day.day)}</span>
              <span className={classNames(isOver ? 'text-danger' : 'text-muted')}>
                {isOver && t.overFull}
                {[
                  t.loadOfTasks(text, day.tasks.length),
                  was && was.load !== day.load && t.nowLoad(describeLoad(was)),
                  busyMinutes > 0 && t.besidesEvents(formatHours(busyMinutes)),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </div>
            <ProgressBar
              label={nameOf(day.day)}
              value={Math.min(day.load, day.capacity)}
              max={day.capacity}
              text={text}
              {...(isOver && { color: 'var(--color-danger)' })}
            />
          </li>
        );
      })}
    </ul>
  );
}
