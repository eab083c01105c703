import { expect, test } from 'vitest';
import { computePlacement } from './placement.ts';

const viewport = { width: 1000, height: 700 };
const size = { width: 100, height: 40 };
const place = (left: number, top: number, placement: Parameters<typeof computePlacement>[0]['placement']) =>
  computePlacement({ anchor: { left, top, width: 50, height: 30 }, size, viewport, placement });

test('stays on the requested side', () => {
  expect(place(400, 300, 'top')).toEqual({ left: 375, top: 254 });
  expect(place(400, 300, 'bottom')).toEqual({ left: 375, top: 336 });
  expect(place(400, 300, 'right')).toEqual({ left: 456, top: 295 });
  expect(place(400, 300, 'bottom-start')).toEqual({ left: 400, top: 336 });
  expect(place(400, 300, 'bottom-end')).toEqual({ left: 350, top: 336 });
});

test('changes sides where there is no room', () => {
  expect(place(400, 10, 'top')).toEqual({ left: 375, top: 46 });
  expect(place(400, 660, 'bottom-start')).toEqual({ left: 400, top: 614 });
  expect(place(940, 300, 'right')).toEqual({ left: 834, top: 295 });
});

test('never leaves the screen', () => {
  expect(place(0, 300, 'bottom').left).toBe(8);
  expect(place(960, 300, 'bottom-start').left).toBe(892);
  expect(
    computePlacement({
      anchor: { left: 0, top: 0, width: 9, height: 700 },
      size,
      viewport,
      placement: 'bottom',
    }).top,
  ).toBe(652);
});
