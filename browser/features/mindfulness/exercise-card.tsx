import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '#browser/i18n/mindfulness.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import type { Exercise } from '#domain/mindfulness/exercises.ts';
import { BreathWave } from './breath-wave.tsx';

/** An exercise with the line its breath draws; pressing it opens the exercise. */
export function ExerciseCard({ exercise, menu }: { exercise: Exercise; menu?: ReactNode }) {
  const { id, name, minutes, type, description, color, pattern } = exercise;
  return (
    <li className="relative flex flex-col gap-3 rounded-md border border-hairline bg-surface p-4 transition-colors hover:border-control hover:bg-raised">
      <div className="flex items-start justify-between gap-2">
        <BreathWave pattern={pattern} color={toReadableColor(color)} />
        <span className="rounded-full bg-raised px-2.5 py-0.5 text-muted text-sm tabular-nums">
          {t.minutes(minutes)}
        </span>
      </div>
      <div className="min-w-0 grow">
        <h3 dir="auto" className="font-medium text-lg wrap-anywhere">
          <Link
            href={`/mindfulness?exercise=${id}`}
            className="rounded-md after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
          >
            {name}
          </Link>
        </h3>
        {description && <p className="mt-0.5 text-pretty text-muted">{description}</p>}
      </div>
      <div className="flex min-h-6 items-center justify-between gap-2">
        <p className="text-muted text-sm tabular-nums">
          {t.types[type]} · {t.pattern(pattern)}
        </p>
        {menu && <div className="relative z-1 -my-2 -mr-2">{menu}</div>}
      </div>
    </li>
  );
}
