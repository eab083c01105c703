import { useState } from 'react';
import { TaskLink } from '#browser/features/task-row/task-link.tsx';
import { t } from '#browser/i18n/planning.ts';
import { t as timeTexts } from '#browser/i18n/time.ts';
import { updateTasks } from '#browser/model/tasks/task-mutations.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { toastOutcomeWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatDay, formatDayWithin } from '#browser/time/format-date.ts';
import { Button } from '#browser/ui/button.tsx';
import { Section } from '#browser/ui/section.tsx';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { loadDays } from '#domain/planning/load-days.ts';
import { type PlannedMove, withMoves } from '#domain/planning/propose-plan.ts';
import { DayLoads } from './day-loads.tsx';
import { MoveRow } from './move-row.tsx';
import { describePlan } from './plan-words.ts';
import { PlannedHours } from './planned-hours.tsx';
import { usePlan } from './use-plan.ts';

const spans = ['day', 'week'] as const;
type Span = (typeof spans)[number];

/** Proposes which task to do on which day. Each move can be left out; what is left is made as one change. */
export function PlanView() {
  const store = useStore();
  const looks = useThemeLooks();
  const { before, moves: all, unplaced, context, tasks } = usePlan();
  const [span, setSpan] = useState<Span>('week');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const today = context.now.slice(0, 10);
  const isShown = ({ from, to }: PlannedMove) =>
    span === 'week' || to === today || (from !== null && from <= today);
  const moves = all.filter(isShown);
  const chosen = moves.filter(({ task }) => !excluded.has(task.id));
  const days = before.filter(({ day }) => span === 'week' || day === today);
  const after = loadDays(
    withMoves(tasks, chosen),
    days.map(({ day }) => day),
    context,
  );
  const nameOf = (day: string) => (day === today ? t.today : formatDay(day, context.now));
  const nameWithin = (day: string) =>
    day === today ? timeTexts.todayWithin : formatDayWithin(day, context.now);

  const tick = ({ task }: PlannedMove, isTicked: boolean) => {
    const next = new Set(excluded);
    if (isTicked) next.delete(task.id);
    else next.add(task.id);
    setExcluded(next);
  };
  const apply = async () => {
    setIsBusy(true);
    const changes = chosen.map(({ task, to }) => ({ task, change: { due_date: to } }));
    await toastOutcomeWithUndo(
      store,
      t.moved(chosen.length),
      updateTasks(store, changes),
      t.thePlanCouldNotBe,
    );
    setIsBusy(false);
  };

  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SegmentedControl
          compact
          label={t.planFor}
          value={span}
          options={spans.map((value) => ({ value, label: t.spans[value] }))}
          onChange={setSpan}
        />
        <p role="status" className="min-w-0 text-pretty tabular-nums wrap-anywhere">
          {describePlan(days, moves.length, nameWithin)}
        </p>
      </div>
      {moves.length > 0 && (
        <Section id="proposed" title={t.proposed}>
          <ul>
            {moves.map((move) => (
              <MoveRow
                key={move.task.id}
                move={move}
                look={looks.of(move.task.theme_id)}
                nameOf={nameWithin}
                isTicked={!excluded.has(move.task.id)}
                onTick={(isTicked) => tick(move, isTicked)}
              />
            ))}
          </ul>
          <div className="mt-4">
            <Button look="primary" busy={isBusy} disabled={chosen.length === 0} onClick={apply}>
              {t.move(chosen.length)}
            </Button>
          </div>
        </Section>
      )}
      <Section id="days" title={t.days} lead={t.whatIsDueOnEach}>
        <DayLoads before={days} after={after} context={context} nameOf={nameOf} />
      </Section>
      {unplaced.length > 0 && (
        <Section id="no-room" title={t.noRoom} lead={t.noneOfTheseDaysHas}>
          <ul>
            {unplaced.map((task) => (
              <li key={task.id}>
                <TaskLink task={task} look={looks.of(task.theme_id)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <PlannedHours />
    </div>
  );
}
