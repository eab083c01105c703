import type { TimerState } from '#contract/focus.ts';
import { minuteMs } from './new-timer.ts';
import { isWork } from './phases.ts';

/** Says that a phase has ended, for a notification. */
export function describeEnd({ phase, planned_ms }: Pick<TimerState, 'phase' | 'planned_ms'>): {
  title: string;
  body: string;
} {
  if (!isWork({ phase })) return { title: 'Break Complete!', body: 'Time to get back to work!' };
  const minutes = Math.round((planned_ms ?? 0) / minuteMs);
  return {
    title: 'Pomodoro Complete!',
    body: `Great job! You completed a ${minutes}-minute focus session.`,
  };
}
