import { describe, expect, it } from 'vitest';
import type { TimerSettings, TimerState } from '#contract/focus.ts';
import { maxFlowtimeMs, maxOvertimeMs, timerRestMs } from '#contract/limits.ts';
import { followingId } from '#domain/following-id.ts';
import { newTimer, timerSettingDefaults } from './new-timer.ts';
import { readTimer } from './read-timer.ts';
import { act, type TimerAction } from './transitions.ts';

const minute = 60_000;
const begin = Date.UTC(2026, 10, 22, 9);
const at = (minutes: number) => begin + minutes * minute;
const [one, two] = ['019b7600-0000-7000-8000-000000000001', '019b7600-0000-7000-8000-000000000002'] as const;

/** Lets a person live through actions, each with its minute. */
function live(actions: [minutes: number, action: TimerAction][], changed: Partial<TimerSettings> = {}) {
  const settings = { ...timerSettingDefaults, ...changed };
  let timer: TimerState = newTimer(settings, begin);
  const ended = actions.flatMap(([minutes, action]) => {
    const change = act(timer, action, { settings, now: at(minutes) });
    timer = change.timer;
    return change.ended;
  });
  return { timer, ended, read: (minutes: number) => readTimer(timer, settings, at(minutes)) };
}

const start: TimerAction = { kind: 'start', sessionId: one };

describe('work', () => {
  it('counts down while it runs, and not while it is paused', () => {
    const { read } = live([
      [0, start],
      [5, { kind: 'pause' }],
      [60, { kind: 'resume' }],
    ]);
    expect(read(65)).toMatchObject({ status: 'running', remainingMs: 15 * minute, endsAtMs: at(80) });
  });

  it('counts on beyond its end until the person takes the break, and that time belongs to the session', () => {
    const begun = live([[0, start]]);
    expect(begun.read(28)).toMatchObject({
      phase: 'short_break',
      endedPhase: 'work',
      cycle: 2,
      status: 'overtime',
      remainingMs: 0,
      overtimeMs: 3 * minute,
      pomodoros: 1,
      nextPhase: 'short_break',
    });
    const { ended, read } = live([
      [0, start],
      [28, { kind: 'next', sessionId: two }],
    ]);
    expect(ended).toMatchObject([
      { id: one, work_ms: 28 * minute, planned_ms: 25 * minute, completed: true },
    ]);
    expect(read(28)).toMatchObject({ phase: 'short_break', status: 'running', cycle: 2, pomodoros: 1 });
  });

  it('stopped in overtime, keeps the round and the time beyond its end', () => {
    const { ended, read } = live([
      [0, start],
      [28, { kind: 'stop' }],
    ]);
    expect(ended).toMatchObject([{ id: one, work_ms: 28 * minute, completed: true }]);
    expect(read(29)).toMatchObject({ phase: 'work', status: 'idle', cycle: 2, pomodoros: 1 });
  });

  it('does not count the night as overtime', () => {
    const { read } = live([[0, start]]);
    expect(read(15 * 60).ended).toMatchObject([{ id: one, work_ms: 25 * minute + maxOvertimeMs }]);
  });

  it('skipped, counts as a pomodoro, and the break waits to be started', () => {
    const { ended, read } = live([
      [0, start],
      [10, { kind: 'skip', sessionId: two }],
    ]);
    expect(ended).toMatchObject([
      { work_ms: 10 * minute, completed: false, ended_at: new Date(at(10)).toISOString() },
    ]);
    expect(read(11)).toMatchObject({
      phase: 'short_break',
      status: 'idle',
      pomodoros: 1,
      remainingMs: 5 * minute,
    });
  });

  it('stopped, ends its session and rests', () => {
    const { ended, read } = live([
      [0, start],
      [4, { kind: 'pause' }],
      [9, { kind: 'stop' }],
    ]);
    expect(ended).toMatchObject([{ work_ms: 4 * minute, ended_at: new Date(at(4)).toISOString() }]);
    expect(read(9)).toMatchObject({ phase: 'work', status: 'idle', remainingMs: 25 * minute, pomodoros: 0 });
  });

  it('reset, has its full length again and keeps what was done', () => {
    const { ended, read } = live([
      [0, { kind: 'start_new', sessionId: one, plannedMs: 40 * minute }],
      [10, { kind: 'reset' }],
    ]);
    expect(ended).toMatchObject([{ id: one, work_ms: 10 * minute }]);
    expect(read(11)).toMatchObject({ status: 'idle', remainingMs: 40 * minute });
  });

  it('of less than a minute was started by mistake', () => {
    expect(
      live([
        [0, start],
        [0.9, { kind: 'stop' }],
      ]).ended,
    ).toEqual([]);
  });

  it('keeps the task, the intent and the interruptions', () => {
    const { ended } = live([
      [0, start],
      [1, { kind: 'pick_work', work: { task_id: two, intent: 'Weave' } }],
      [2, { kind: 'note_interruption' }],
      [3, { kind: 'note_interruption' }],
      [25, { kind: 'next', sessionId: two }],
    ]);
    expect(ended).toMatchObject([{ task_id: two, intent: 'Weave', interruptions: 2 }]);
  });

  it('of one task ends when that of another begins', () => {
    const { ended, read } = live([
      [0, start],
      [10, { kind: 'start_new', sessionId: two, work: { task_id: one, intent: '' } }],
    ]);
    expect(ended).toMatchObject([{ id: one, task_id: null, work_ms: 10 * minute }]);
    expect(read(10)).toMatchObject({
      sessionId: two,
      taskId: one,
      status: 'running',
      remainingMs: 25 * minute,
    });
  });
});

describe('breaks', () => {
  it('are long after as many pomodoros as the settings say, and the count begins anew', () => {
    const next: TimerAction = { kind: 'next', sessionId: two };
    const { read } = live(
      [[0, start], ...[25, 30, 55].map((minutes): [number, TimerAction] => [minutes, next])],
      {
        cycles_before_long_break: 2,
      },
    );
    expect(read(55)).toMatchObject({ phase: 'long_break', remainingMs: 15 * minute, cycle: 1, pomodoros: 2 });
  });

  it('and work start by themselves if the settings say so, with the same session ids everywhere', () => {
    const { read } = live([[0, start]], { auto_start_breaks: true, auto_start_work: true });
    expect(read(27)).toMatchObject({ phase: 'short_break', status: 'running', remainingMs: 3 * minute });
    expect(read(56)).toMatchObject({ phase: 'short_break', pomodoros: 2, cycle: 3 });
    expect(read(56).ended).toMatchObject([
      { id: one, started_at: new Date(at(0)).toISOString(), work_ms: 25 * minute },
      { id: followingId(one), started_at: new Date(at(30)).toISOString(), work_ms: 25 * minute },
    ]);
  });

  it('do not go on and on through a night', () => {
    const { read } = live([[0, start]], { auto_start_breaks: true, auto_start_work: true });
    expect(read(14 * 60)).toMatchObject({
      phase: 'work',
      endedPhase: 'long_break',
      status: 'overtime',
      pomodoros: 4,
    });
  });
});

it('flowtime has no end, and a break of a fifth if the settings say so', () => {
  const switched: [number, TimerAction][] = [
    [0, { kind: 'switch_mode', mode: 'flowtime' }],
    [0, start],
  ];
  expect(live(switched).read(50)).toMatchObject({
    status: 'running',
    remainingMs: null,
    elapsedMs: 50 * minute,
  });
  expect(live(switched).read(24 * 60)).toMatchObject({ elapsedMs: maxFlowtimeMs });
  const next: [number, TimerAction] = [50, { kind: 'next', sessionId: two }];
  expect(live([...switched, next]).read(50)).toMatchObject({ phase: 'work', status: 'running' });
  const { ended, read } = live([...switched, next], { flowtime_breaks: true });
  expect(ended).toMatchObject([
    { mode: 'flowtime', planned_ms: null, work_ms: 50 * minute, completed: true },
  ]);
  expect(read(50)).toMatchObject({ phase: 'short_break', remainingMs: 10 * minute, pomodoros: 0 });
});

it('changed settings count for phases that start from now on', () => {
  const settings = {
    ...timerSettingDefaults,
    work_duration: 50,
    short_break_duration: 10,
    auto_start_breaks: true,
  };
  const now = at(26);
  const { timer } = act(live([[0, start]]).timer, { kind: 'change_settings' }, { settings, now });
  expect(readTimer(timer, settings, now)).toMatchObject({ status: 'overtime', overtimeMs: minute });
  const skipped = act(timer, { kind: 'skip', sessionId: two }, { settings, now }).timer;
  expect(readTimer(skipped, settings, now)).toMatchObject({ phase: 'short_break', remainingMs: 10 * minute });
  const waiting = live([
    [0, start],
    [3, { kind: 'skip', sessionId: two }],
  ]).timer;
  const replanned = act(waiting, { kind: 'change_settings' }, { settings, now }).timer;
  expect(readTimer(replanned, settings, now)).toMatchObject({ status: 'idle', remainingMs: 10 * minute });
});

it('a new day begins a new set', () => {
  const { read } = live([
    [0, start],
    [25, { kind: 'stop' }],
  ]);
  expect(read(26)).toMatchObject({ cycle: 2, pomodoros: 1 });
  expect(read(25 + timerRestMs / minute)).toMatchObject({ cycle: 1, pomodoros: 0 });
});
