import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minMindfulnessSessionMs } from '#contract/limits.ts';
import { newMindfulnessSessionSchema } from '#contract/mindfulness.ts';
import english from '#messages/en/domain.ts';
import { listExercises } from './exercises.ts';
import { elapsedAt, endOf, isOver, pauseRun, resumeRun, startRun, toSession } from './run.ts';

const id = '0192f000-0000-7000-8000-000000000001';
const now = Date.parse('2026-11-21T09:00:00Z');
const [quick] = listExercises(english);
if (!quick) throw new Error('There is no exercise');

it('takes pauses out, in whatever order the buttons are pressed', () => {
  const steps = fc.array(fc.record({ waitMs: fc.nat(60_000), press: fc.constantFrom('pause', 'resume') }));
  fc.assert(
    fc.property(steps, (presses) => {
      let [run, at, doneMs, isRunning] = [startRun(quick, { id, now }), now, 0, true];
      for (const { waitMs, press } of presses) {
        at += waitMs;
        if (isRunning) doneMs = Math.min(300_000, doneMs + waitMs);
        isRunning = press === 'resume';
        run = isRunning ? resumeRun(run, at) : pauseRun(run, at);
        expect(elapsedAt(run, at)).toBe(doneMs);
        expect(isOver(run, at)).toBe(doneMs === 300_000);
      }
      const session = toSession(run, at);
      expect(session === null).toBe(doneMs < minMindfulnessSessionMs);
      if (session) {
        expect(session).toMatchObject({ duration_ms: doneMs, completed: doneMs === 300_000 });
        expect(newMindfulnessSessionSchema.safeParse(session).success).toBe(true);
      }
    }),
  );
});

it('ends at its planned end, however late the page notices', () => {
  const run = resumeRun(pauseRun(startRun(quick, { id, now }), now + 60_000), now + 100_000);
  expect(endOf(run)).toBe(now + 340_000);
  expect(toSession(run, now + 9_000_000)).toMatchObject({
    ended_at: new Date(now + 340_000).toISOString(),
    duration_ms: 300_000,
    breaths: 21,
    completed: true,
  });
});

it('keeps what was done of a session that is stopped early, from the first minute', () => {
  const run = startRun(quick, { id, now, moodBefore: 2 });
  expect(toSession(run, now + minMindfulnessSessionMs - 1)).toBeNull();
  expect(toSession(run, now + minMindfulnessSessionMs)).toMatchObject({
    duration_ms: 60_000,
    breaths: 4,
    completed: false,
    mood_before: 2,
  });
});

it('never counts backwards when the clock is set back', () => {
  const run = startRun(quick, { id, now });
  expect(elapsedAt(run, now - 5_000)).toBe(0);
  const paused = pauseRun(run, now + 120_000);
  const session = toSession(paused, now - 3_600_000);
  expect(session?.ended_at).toBe(new Date(now + 120_000).toISOString());
});
