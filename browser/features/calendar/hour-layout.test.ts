import { expect, it } from 'vitest';
import { minuteOf, placeBlocks } from './hour-layout.ts';

const block = (name: string, from: number, to: number) => ({ name, from, to });
const columnsOf = (...blocks: ReturnType<typeof block>[]) =>
  placeBlocks(blocks).map(({ name, column, columns }) => `${name} ${column + 1}/${columns}`);

it('reads the minute of a moment', () => {
  expect(minuteOf('2026-11-21T09:30')).toBe(570);
});

it('puts what overlaps beside each other, and the rest over the whole width', () => {
  expect(
    columnsOf(block('a', 540, 600), block('b', 570, 630), block('c', 600, 660), block('d', 700, 720)),
  ).toEqual(['a 1/2', 'b 2/2', 'c 1/2', 'd 1/1']);
});

it('gives what is short the room of half an hour, and begins with what is longest', () => {
  expect(columnsOf(block('short', 540, 545), block('next', 560, 600))).toEqual(['short 1/2', 'next 2/2']);
  expect(columnsOf(block('short', 540, 545), block('long', 540, 700))).toEqual(['long 1/2', 'short 2/2']);
});
