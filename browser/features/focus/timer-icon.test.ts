import { expect, test } from 'vitest';
import { drawTimerIcon } from './timer-icon.ts';

const color = '#4a46c9';
const drawn = (share: number | null, isPaused = false) => drawTimerIcon({ share, color, isPaused });

test('the ring fills as the phase passes and stays full in overtime', () => {
  const filled = (share: number | null) => Number(/stroke-dasharray="([\d.]+)/.exec(drawn(share))?.[1]);
  expect(filled(0)).toBe(0);
  expect(filled(0.5)).toBeCloseTo(Math.PI * 25, 0);
  expect(filled(1.4)).toBe(filled(1));
  expect(filled(null)).toBe(filled(1));
});

test('the drawing changes only when it looks different, and when the timer is paused', () => {
  expect(drawn(0.5001)).toBe(drawn(0.5));
  expect(drawn(0.55)).not.toBe(drawn(0.5));
  expect(drawn(0.5, true)).not.toBe(drawn(0.5));
});
