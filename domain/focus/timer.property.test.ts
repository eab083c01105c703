import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TimerSettings } from '#contract/focus.ts';
import {
  maxFlowtimeMs,
  maxOvertimeMs,
  maxUnattendedMs,
  minFocusSessionMs,
  timerRestMs,
} from '#contract/limits.ts';
import { minuteMs, newTimer } from './new-timer.ts';
import { advance, type MeasuredSession } from './phases.ts';
import { readTimer } from './read-timer.ts';
import { gap, kind, settings, toAction } from './testing/arbitrary-actions.ts';
import { act, type TimerAction } from './transitions.ts';

const begin = Date.UTC(2026, 10, 22, 9);

/**
 * The plain model: a timer that counts seconds as they pass, as a kitchen clock does, and writes a list of sessions.
 */
class CountingTimer {
  mode: 'pomodoro' | 'flowtime' = 'pomodoro';
  phase: 'work' | 'short_break' | 'long_break' = 'work';
  state: 'idle' | 'running' | 'paused' = 'idle';
  cycle = 1;
  pomodoros = 0;
  countedMs = 0;
  plannedMs: number | null;
  isInUse = false;
  sinceTouchMs = 0;
  hadEndedAtTouch = false;
  rules: TimerSettings;
  sessions: { workMs: number; completed: boolean }[] = [];

  constructor(rules: TimerSettings) {
    this.rules = rules;
    this.plannedMs = rules.work_duration * minuteMs;
  }

  get isOver(): boolean {
    return this.plannedMs !== null && this.state !== 'idle' && this.countedMs >= this.plannedMs;
  }

  pass(ms: number): void {
    for (let left = ms; left > 0; ) {
      const toEnd = this.plannedMs === null || this.isOver ? left : this.plannedMs - this.countedMs;
      const step = this.state === 'running' ? Math.min(left, toEnd) : left;
      if (this.state === 'running') this.countedMs += step;
      this.sinceTouchMs += step;
      left -= step;
      this.goOnByItself(step);
    }
    const most = this.plannedMs === null ? maxFlowtimeMs : this.plannedMs + maxOvertimeMs;
    this.countedMs = Math.min(this.countedMs, most);
  }

  goOnByItself(step: number): void {
    if (this.state !== 'running' || step === 0 || this.countedMs !== this.plannedMs) return;
    const starts = this.phase === 'work' ? this.breakStarts() : this.rules.auto_start_work;
    if (!starts || this.sinceTouchMs > maxUnattendedMs) return;
    this.endPhase();
    this.state = 'running';
  }

  breakStarts(): boolean {
    return this.rules.auto_start_breaks;
  }

  writeSession(): void {
    if (this.phase !== 'work' || this.state === 'idle' || this.countedMs < minFocusSessionMs) return;
    this.sessions.push({ workMs: this.countedMs, completed: this.plannedMs === null || this.isOver });
  }

  endPhase(): void {
    this.writeSession();
    const { rules } = this;
    if (this.phase !== 'work') {
      this.phase = 'work';
      this.plannedMs = this.mode === 'flowtime' ? null : rules.work_duration * minuteMs;
    } else if (this.mode === 'flowtime') {
      const breakMs = Math.round(this.countedMs / 5);
      if (rules.flowtime_breaks && breakMs > 0) {
        this.phase = 'short_break';
        this.plannedMs = breakMs;
      }
    } else {
      if (this.state !== 'idle') this.pomodoros += 1;
      const isLong = this.cycle >= rules.cycles_before_long_break;
      this.phase = isLong ? 'long_break' : 'short_break';
      this.plannedMs = (isLong ? rules.long_break_duration : rules.short_break_duration) * minuteMs;
      this.cycle = isLong ? 1 : this.cycle + 1;
    }
    this.state = 'idle';
    this.countedMs = 0;
  }

  /** Ends what runs; a work phase that came to its end counts. */
  rest(): void {
    const { mode, phase, isOver } = this;
    if (phase === 'work' && isOver) this.endPhase();
    else this.writeSession();
    Object.assign(this, { mode, phase: 'work', state: 'idle', countedMs: 0, isInUse: false });
    this.plannedMs = this.mode === 'flowtime' ? null : this.rules.work_duration * minuteMs;
  }

  do(action: TimerAction, settings: TimerSettings): void {
    const before = this.rules;
    if (this.state === 'idle') {
      if (this.sinceTouchMs >= timerRestMs) {
        Object.assign(this, { phase: 'work', cycle: 1, pomodoros: 0, isInUse: false });
      }
      if (!this.isInUse) {
        this.rules = settings;
        this.plannedMs = this.mode === 'flowtime' ? null : settings.work_duration * minuteMs;
      }
    }
    this.carryOut(action, before, settings);
    this.rules = settings;
    this.sinceTouchMs = 0;
  }

  carryOut(action: TimerAction, before: TimerSettings, settings: TimerSettings): void {
    switch (action.kind) {
      case 'start':
        if (this.state !== 'running') Object.assign(this, { state: 'running', isInUse: true });
        break;
      case 'start_new': {
        this.rest();
        Object.assign(this, { state: 'running', isInUse: true });
        if (action.plannedMs !== undefined)
          Object.assign(this, { mode: 'pomodoro', plannedMs: action.plannedMs });
        break;
      }
      case 'pause':
        if (this.state === 'running') this.state = 'paused';
        break;
      case 'resume':
        if (this.state === 'paused') this.state = 'running';
        break;
      case 'skip':
        this.endPhase();
        this.isInUse = true;
        if (this.phase === 'work' ? this.rules.auto_start_work : this.rules.auto_start_breaks)
          this.state = 'running';
        break;
      case 'next':
        this.endPhase();
        Object.assign(this, { state: 'running', isInUse: true });
        break;
      case 'stop':
        this.rest();
        break;
      case 'reset': {
        if (this.state === 'idle') break;
        const { phase, plannedMs } = this;
        this.rest();
        Object.assign(this, { phase, plannedMs, isInUse: true });
        break;
      }
      case 'switch_mode':
        if (action.mode === this.mode) break;
        this.rest();
        this.mode = action.mode;
        this.plannedMs = action.mode === 'flowtime' ? null : this.rules.work_duration * minuteMs;
        break;
      case 'change_settings':
        if (this.state === 'idle') this.replan(before, settings);
        break;
    }
  }

  replan(before: TimerSettings, settings: TimerSettings): void {
    const field = {
      work: 'work_duration',
      short_break: 'short_break_duration',
      long_break: 'long_break_duration',
    } as const;
    const id = field[this.phase];
    if (this.mode === 'flowtime' || this.plannedMs !== before[id] * minuteMs) return;
    this.plannedMs = settings[id] * minuteMs;
  }
}

const steps = fc.array(fc.record({ gap, kind, changed: fc.option(settings, { freq: 6 }) }), {
  maxLength: 25,
});
const numRuns = 2_000;

it('does what a timer that counts would do, whatever a person does and however long nobody looks', () => {
  fc.assert(
    fc.property(settings, steps, gap, (initial, steps, last) => {
      const model = new CountingTimer(initial);
      let settings = initial;
      let timer = newTimer(initial, begin);
      let now = begin;
      const sessions = new Map<string, MeasuredSession>();
      const count = () =>
        [...sessions.values()].map(({ work_ms, completed }) => ({ workMs: work_ms, completed }));
      for (const [index, { gap, kind, changed }] of steps.entries()) {
        now += gap * 1000;
        model.pass(gap * 1000);
        if (changed && kind === 'change_settings') settings = changed;
        const action = toAction(kind, index, timer.mode);
        const change = act(timer, action, { settings, now });
        for (const session of change.ended) {
          expect(sessions.has(session.id)).toBe(false);
          sessions.set(session.id, session);
        }
        timer = change.timer;
        model.do(action, settings);
        const reading = readTimer(timer, settings, now);
        expect(reading).toMatchObject({ mode: model.mode, plannedMs: model.plannedMs });
        expect(reading.endedPhase ?? reading.phase).toBe(model.phase);
        const hasMovedOn = reading.endedPhase === 'work';
        expect(reading).toMatchObject({
          cycle: hasMovedOn ? nextCycle(model) : model.cycle,
          pomodoros: model.pomodoros + overdue(model),
        });
        expect(reading.elapsedMs).toBe(model.countedMs);
        expect(count()).toEqual(model.sessions);
      }
      // Looking at the timer after a time gives the same as living through it.
      now += last * 1000;
      model.pass(last * 1000);
      for (const session of advance(timer, now).ended) sessions.set(session.id, session);
      expect(count()).toEqual(model.sessions);
    }),
    { numRuns },
  );
});

const nextCycle = ({ cycle, rules }: CountingTimer) =>
  cycle >= rules.cycles_before_long_break ? 1 : cycle + 1;

const overdue = (model: CountingTimer) =>
  model.phase === 'work' && model.mode === 'pomodoro' && model.isOver ? 1 : 0;
