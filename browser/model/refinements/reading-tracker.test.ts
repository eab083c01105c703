import { expect, it } from 'vitest';
import { changedReadingNoticeMs, failedReadingNoticeMs, readingPatienceMs } from '#browser/limits.ts';
import type { Refinement } from '#contract/refinements.ts';
import { createReadingTracker } from './reading-tracker.ts';

const refinement = (set: Partial<Refinement> = {}): Refinement => ({
  id: 'capture',
  status: 'waiting',
  change_id: null,
  provider: null,
  model: null,
  reasoning: null,
  input_tokens: null,
  output_tokens: null,
  latency_ms: null,
  attempts: 0,
  failure: null,
  proposal: null,
  questions: [],
  locale: 'en',
  requested_at: '2026-11-24T08:00:00.000Z',
  finished_at: null,
  revision: 1,
  ...set,
});
const done = refinement({ status: 'done', attempts: 1, change_id: 'change' });
const failure = { code: 'unusable_answer', message: 'It did not fit.', advice: '' } as const;

/** Returns what is told at a time, in ms since the page was opened. */
function phaseAt(
  tracker: ReturnType<typeof createReadingTracker>,
  now: number,
  { isOffline = false } = {},
): string | undefined {
  return tracker.read({ now, isOffline }).states.get('capture')?.phase;
}

it('tells that a capture is read, and gives the model up after a while', () => {
  const tracker = createReadingTracker();
  tracker.update([refinement()], { now: 500, isOld: () => true });
  expect(phaseAt(tracker, 600)).toBe('reading');
  expect(tracker.read({ now: 600, isOffline: false }).nextAt).toBe(500 + readingPatienceMs);
  expect(phaseAt(tracker, 500 + readingPatienceMs)).toBe('unanswered');
  tracker.restart('capture', 60_000);
  expect(phaseAt(tracker, 60_001)).toBe('reading');
});

it('counts anew when it is asked again', () => {
  const tracker = createReadingTracker();
  tracker.update([refinement()], { now: 0, isOld: () => false });
  const again = refinement({ requested_at: '2026-11-24T08:01:00.000Z' });
  tracker.update([again], { now: 60_000, isOld: () => false });
  expect(phaseAt(tracker, 60_001)).toBe('reading');
});

it('claims nothing offline', () => {
  const tracker = createReadingTracker();
  tracker.update([refinement()], { now: 0, isOld: () => false });
  expect(phaseAt(tracker, 1, { isOffline: true })).toBeUndefined();
  expect(phaseAt(tracker, readingPatienceMs + 1, { isOffline: true })).toBeUndefined();
});

it('shows for a while what has changed, unless that was hidden or was there before', () => {
  const tracker = createReadingTracker();
  tracker.update([refinement()], { now: 0, isOld: () => true });
  tracker.update([done], { now: 3_000, isOld: () => false });
  expect(phaseAt(tracker, 3_001)).toBe('changed');
  expect(phaseAt(tracker, 3_000 + changedReadingNoticeMs)).toBeUndefined();
  tracker.hide('capture');
  expect(phaseAt(tracker, 3_001)).toBeUndefined();

  const later = createReadingTracker();
  later.update([done], { now: 0, isOld: () => true });
  expect(phaseAt(later, 1)).toBeUndefined();
});

it('tells why a reading failed, until it is hidden or asked again', () => {
  const tracker = createReadingTracker();
  tracker.update([refinement({ status: 'failed', attempts: 1, failure })], { now: 0, isOld: () => false });
  expect(phaseAt(tracker, 1)).toBe('failed');
  expect(phaseAt(tracker, failedReadingNoticeMs)).toBeUndefined();
  tracker.hide('capture');
  expect(phaseAt(tracker, 1)).toBeUndefined();
  tracker.update([refinement({ attempts: 1 })], { now: 2, isOld: () => false });
  expect(phaseAt(tracker, 3)).toBe('reading');
});

it('asks what a reading asks for as long as it is open, also after the changes have been shown', () => {
  const proposal = { reason: 'many_more_tasks', tasks: [] } as const;
  const tracker = createReadingTracker();
  tracker.update([{ ...done, proposal: { ...proposal, tasks: [] } }], { now: 0, isOld: () => true });
  expect(phaseAt(tracker, 1)).toBe('asking');
  tracker.update([done], { now: 2, isOld: () => false });
  expect(phaseAt(tracker, 3)).toBeUndefined();
});
