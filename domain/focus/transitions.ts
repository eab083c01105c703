import type { TimerRules, TimerState } from '#contract/focus.ts';
import { timerRestMs } from '#contract/limits.ts';
import type { FocusMode } from '#contract/vocabularies.ts';
import { newTimer, pickRules } from './new-timer.ts';
import {
  advance,
  autoStarts,
  breakMs,
  elapsedMsAt,
  isWork,
  measureSession,
  plannedWorkMs,
  startPhase,
  type TimerChange,
  toIsoString,
  toNextPhase,
} from './phases.ts';

/** What a session is for. */
export type FocusWork = Pick<TimerState, 'task_id' | 'intent'>;

export type TimerAction =
  /** Starts the waiting phase, or resumes a paused one. */
  | { kind: 'start'; sessionId: string }
  /** Ends the current phase and starts a work phase; with `plannedMs` a pomodoro of that length. */
  | { kind: 'start_new'; sessionId: string; plannedMs?: number; work?: FocusWork }
  | { kind: 'pause' }
  | { kind: 'resume' }
  /** Ends the phase; the next one starts by itself if the settings say so, and otherwise waits. */
  | { kind: 'skip'; sessionId: string }
  /** Ends the phase and starts the next one: takes the break, or goes back to work. */
  | { kind: 'next'; sessionId: string }
  /** Ends the session and puts the timer to rest. */
  | { kind: 'stop' }
  /** Ends the session and restores the phase's full length; it waits to be started. */
  | { kind: 'reset' }
  | { kind: 'switch_mode'; mode: FocusMode }
  | { kind: 'pick_work'; work: FocusWork }
  | { kind: 'note_interruption' }
  /** Applies changed settings to phases that start from now on. */
  | { kind: 'change_settings' };

/**
 * Carries out what a person does with the timer at `now`, in ms since 1970, under the given settings. An action that
 * makes no sense in the timer's state, such as pausing a paused one, changes nothing.
 */
export function act(
  stored: TimerState,
  action: TimerAction,
  { settings, now }: { settings: TimerRules; now: number },
): TimerChange {
  const { timer, ended } = advance(stored, now);
  const next = apply(prepare(timer, settings, now), action, { settings, now });
  const isSameSession =
    next.session_id === timer.session_id && next.phase_started_at === timer.phase_started_at;
  const session = isSameSession ? undefined : measureSession(timer, now);
  return {
    timer: { ...next, rules: pickRules(settings), touched_at: laterThan(stored.touched_at, now) },
    ended: session ? [...ended, session] : ended,
  };
}

/** Returns an instant after `previous` even where another device's clock is ahead: the later edit has to win. */
const laterThan = (previous: string, now: number): string =>
  toIsoString(Math.max(now, Date.parse(previous) + 1));

/** Returns a timer at rest with the current settings; after a long rest, at the beginning of a set. */
export function prepare(timer: TimerState, settings: TimerRules, now: number): TimerState {
  if (timer.phase_started_at !== null) return timer;
  const { mode, task_id, intent } = timer;
  const rules = pickRules(settings);
  if (now - Date.parse(timer.touched_at) >= timerRestMs)
    return {
      ...newTimer(rules, now),
      mode,
      task_id,
      intent,
      planned_ms: plannedWorkMs({ mode, rules }),
    };
  return timer.begun_at === null ? { ...timer, rules, planned_ms: plannedWorkMs({ mode, rules }) } : timer;
}

function apply(
  timer: TimerState,
  action: TimerAction,
  { settings, now }: { settings: TimerRules; now: number },
): TimerState {
  const isRunning = timer.running_since !== null;
  switch (action.kind) {
    case 'start':
      if (timer.phase_started_at === null) return startPhase(timer, now, action.sessionId);
      return isRunning ? timer : resume(timer, now);
    case 'start_new': {
      const { sessionId, plannedMs, work } = action;
      const rested = { ...rest(timer, now), ...work, begun_at: timer.begun_at };
      const planned =
        plannedMs === undefined ? rested : { ...rested, mode: 'pomodoro' as const, planned_ms: plannedMs };
      return startPhase(planned, now, sessionId);
    }
    case 'pause':
      if (!isRunning) return timer;
      return {
        ...timer,
        elapsed_ms: elapsedMsAt(timer, now),
        running_since: null,
        paused_at: toIsoString(now),
      };
    case 'resume':
      return timer.paused_at === null ? timer : resume(timer, now);
    case 'skip': {
      const next = toNextPhase(timer, now);
      return autoStarts(next.phase, timer) ? startPhase(next, now, action.sessionId) : next;
    }
    case 'next':
      return startPhase(toNextPhase(timer, now), now, action.sessionId);
    case 'stop':
      return rest(timer, now);
    case 'reset':
      return reset(timer, now);
    case 'switch_mode': {
      const { mode } = action;
      if (mode === timer.mode) return timer;
      return { ...rest(timer, now), mode, planned_ms: plannedWorkMs({ ...timer, mode }) };
    }
    case 'pick_work':
      return { ...timer, ...action.work };
    case 'note_interruption':
      return isWork(timer) && timer.phase_started_at !== null
        ? { ...timer, interruptions: timer.interruptions + 1 }
        : timer;
    case 'change_settings':
      return replan(timer, settings);
    default:
      return action satisfies never;
  }
}

/** Gives a phase that waits to be started the length that the settings now say, unless it has one of its own. */
function replan(timer: TimerState, settings: TimerRules): TimerState {
  const { phase, mode, planned_ms, phase_started_at, rules } = timer;
  const lengthMs = (of: TimerRules) =>
    phase === 'work' ? plannedWorkMs({ mode, rules: of }) : breakMs(phase, of);
  const isByRule = phase_started_at === null && (phase === 'work' || mode === 'pomodoro');
  return isByRule && planned_ms === lengthMs(rules) ? { ...timer, planned_ms: lengthMs(settings) } : timer;
}

const resume = (timer: TimerState, now: number): TimerState => ({
  ...timer,
  running_since: toIsoString(now),
  paused_at: null,
});

/** Returns whether the phase has come to its planned end. */
export const isOver = (timer: TimerState, now: number): boolean =>
  timer.planned_ms !== null && timer.phase_started_at !== null && elapsedMsAt(timer, now) >= timer.planned_ms;

/** Returns the timer at rest before a work phase. A work phase that came to its end counts. */
function rest(timer: TimerState, now: number): TimerState {
  const { cycle, pomodoros } = isWork(timer) && isOver(timer, now) ? toNextPhase(timer, now) : timer;
  return {
    ...timer,
    phase: 'work',
    cycle,
    pomodoros,
    session_id: null,
    interruptions: 0,
    planned_ms: plannedWorkMs(timer),
    phase_started_at: null,
    running_since: null,
    paused_at: null,
    elapsed_ms: 0,
    begun_at: null,
  };
}

function reset(timer: TimerState, now: number): TimerState {
  if (timer.phase_started_at === null) return timer;
  const { phase, planned_ms, session_id, begun_at } = timer;
  return { ...rest(timer, now), phase, planned_ms, begun_at, session_id: isWork(timer) ? null : session_id };
}
