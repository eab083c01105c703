import { expect, it } from 'vitest';
import { countTicks, minuteTicks, pickLabels } from './ticks.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [17, [0, 5, 10, 15, 20]],
])('counts up to %i have whole, round ticks', (max, ticks) => {
  expect(countTicks(max)).toEqual(ticks);
});

it.each([
  [0, [0, 1]],
  [25, [0, 10, 20, 30]],
  [130, [0, 60, 120, 180]],
  [900, [0, 240, 480, 720, 960]],
])('%i minutes have ticks in steps people count in', (max, ticks) => {
  expect(minuteTicks(max)).toEqual(ticks);
});

it('shows as many labels as fit, the last one always', () => {
  const labels = Array.from({ length: 30 }, (_, index) => `${index + 1} Nov`);
  const shown = [...pickLabels(labels, 330)];
  expect(shown.at(-1)).toBe(29);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.length).toBeLessThan(8);
  expect([...pickLabels(['0', undefined, undefined, '3'], 330)]).toEqual([0, 3]);
});
