import { t } from '#browser/i18n/planning.ts';
import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';
import { CheckCircle } from '#browser/ui/check-circle.tsx';
import type { PlannedMove } from '#domain/planning/propose-plan.ts';
import { formatHours } from './plan-words.ts';

/** Shows a proposed move with a tick, and why it is proposed. */
export function MoveRow({
  move: { task, minutes, from, to, why },
  look,
  nameOf,
  isTicked,
  onTick,
}: {
  move: PlannedMove;
  look: ThemeLook;
  nameOf: (day: string) => string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const days = from === null ? nameOf(to) : t.fromTo(nameOf(from), nameOf(to));
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5">
      <CheckCircle
        label={t.moveTask(task.title, nameOf(to))}
        checked={isTicked}
        onChange={onTick}
        color={look.color}
      />
      <div className="min-w-0">
        <p dir="auto" className="wrap-anywhere">
          {task.title}
        </p>
        <p className="text-muted text-sm tabular-nums first-letter:uppercase">
          {days} · {formatHours(minutes)} · {t.reasons[why]}
        </p>
      </div>
    </li>
  );
}
