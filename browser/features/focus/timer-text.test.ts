import { expect, test } from 'vitest';
import { describeState, describeTime, formatTime, untilNextSecondMs } from './timer-text.ts';

const plannedMs = 1_500_000;

test('counts down to 0:00 and on from +0:00', () => {
  const shown = [0, 1, 1_000, 1_499_999, 1_500_000, 1_501_000, 1_561_000].map((elapsedMs) =>
    formatTime({ plannedMs, elapsedMs }),
  );
  expect(shown).toEqual(['25:00', '25:00', '24:59', '0:01', '+0:00', '+0:01', '+1:01']);
});

test('counts up where there is no end', () => {
  expect(formatTime({ plannedMs: null, elapsedMs: 121_000 })).toBe('2:01');
  expect(describeTime({ plannedMs: null, elapsedMs: 121_000 })).toBe('2 min so far');
});

test.each([0, 400, 1_000, 1_499_600, 1_500_000, 1_500_300])(
  'the text %i ms into a phase changes exactly when it says it will',
  (elapsedMs) => {
    for (const planned of [plannedMs, null]) {
      const textAt = (at: number) => formatTime({ plannedMs: planned, elapsedMs: at });
      const next = elapsedMs + untilNextSecondMs({ plannedMs: planned, elapsedMs });
      expect(textAt(next - 1)).toBe(textAt(elapsedMs));
      expect(textAt(next)).not.toBe(textAt(elapsedMs));
    }
  },
);

test('says what the timer does', () => {
  expect(describeState({ phase: 'work', status: 'running' })).toBe('Focus');
  expect(describeState({ phase: 'work', status: 'paused' })).toBe('Focus, paused');
  expect(describeState({ phase: 'long_break', status: 'overtime' })).toBe('Time for a long break');
  expect(describeState({ phase: 'work', status: 'overtime' })).toBe('The break is over');
});
