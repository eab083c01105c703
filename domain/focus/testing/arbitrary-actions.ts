import fc from 'fast-check';
import type { TimerSettings, TimerState } from '#contract/focus.ts';
import { timerRestMs } from '#contract/limits.ts';
import { minuteMs, timerSettingDefaults } from '../new-timer.ts';
import type { TimerAction } from '../transitions.ts';

const idOf = (number: number) => `019b7600-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const settings: fc.Arbitrary<TimerSettings> = fc.record({
  ...Object.fromEntries(Object.entries(timerSettingDefaults).map(([id, value]) => [id, fc.constant(value)])),
  work_duration: fc.integer({ min: 1, max: 60 }),
  short_break_duration: fc.integer({ min: 1, max: 30 }),
  long_break_duration: fc.integer({ min: 1, max: 60 }),
  cycles_before_long_break: fc.integer({ min: 1, max: 4 }),
  auto_start_breaks: fc.boolean(),
  auto_start_work: fc.boolean(),
  flowtime_breaks: fc.boolean(),
}) as fc.Arbitrary<TimerSettings>;

/**
 * Seconds from one step to the next: presses in a row, a few minutes, a page closed, a machine asleep overnight. Never exactly a rest,
 * which a press that is dated 1 ms later makes too short.
 */
export const gap = fc
  .oneof(
    fc.integer({ min: 0, max: 90 }),
    fc.integer({ min: 0, max: 3_600 }),
    fc.integer({ min: 0, max: 40_000 }),
  )
  .filter((seconds) => seconds * 1000 !== timerRestMs);

export const kind = fc.constantFrom<TimerAction['kind']>(
  'start',
  'start',
  'start_new',
  'pause',
  'resume',
  'skip',
  'next',
  'stop',
  'reset',
  'switch_mode',
  'pick_work',
  'note_interruption',
  'change_settings',
);

/** Makes an action of a kind; `number` makes its ids and lengths. */
export function toAction(kind: TimerAction['kind'], number: number, mode: TimerState['mode']): TimerAction {
  const sessionId = idOf(number);
  switch (kind) {
    case 'start':
    case 'skip':
    case 'next':
      return { kind, sessionId };
    case 'start_new':
      return { kind, sessionId, ...(number % 2 === 0 && { plannedMs: (1 + (number % 60)) * minuteMs }) };
    case 'switch_mode':
      return { kind, mode: mode === 'pomodoro' ? 'flowtime' : 'pomodoro' };
    case 'pick_work':
      return { kind, work: { task_id: sessionId, intent: `Work ${number}` } };
    default:
      return { kind };
  }
}
