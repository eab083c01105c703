import type { TimerState } from '#contract/focus.ts';
import type { DomainTexts } from '#messages/en/domain.ts';
import { minuteMs } from './new-timer.ts';
import { isWork } from './phases.ts';

/** Says that a phase has ended, for a notification. */
export function describeEnd(
  { phase, planned_ms }: Pick<TimerState, 'phase' | 'planned_ms'>,
  { timerEnds: t }: DomainTexts,
): { title: string; body: string } {
  if (!isWork({ phase })) return t.break;
  return { title: t.work.title, body: t.work.body(Math.round((planned_ms ?? 0) / minuteMs)) };
}
