import { expect, it } from 'vitest';
import { diffText, shiftRange } from './text-edit.ts';

/** Returns what `part` of a text has become in another. */
function follow(before: string, after: string, part: string, caret?: number) {
  const start = before.indexOf(part);
  const moved = shiftRange(diffText(before, after, caret), { start, end: start + part.length });
  return moved && after.slice(moved.start, moved.end);
}

it.each([
  ['what is written in front', 'buy milk', 'call mum, buy milk', 'buy milk'],
  ['what is written behind', 'buy milk', 'buy milk and eggs', 'buy milk'],
  ['what is taken away in front', 'oh, buy milk', 'buy milk', 'buy milk'],
])('stays the same beside %s', (_, before, after, part) => {
  expect(follow(before, after, part)).toBe(part);
});

it('grows and shrinks with text typed and deleted inside the range', () => {
  expect(follow('buy milk, go', 'buy oat milk, go', 'buy milk')).toBe('buy oat milk');
  expect(follow('buy oat milk', 'buy milk', 'buy oat milk')).toBe('buy milk');
  expect(follow('buy milk, go', 'buy go', 'buy milk')).toBe('buy ');
});

it('returns null when nothing of the range is left', () => {
  expect(follow('buy milk', 'call mum', 'buy milk')).toBeNull();
  expect(follow('buy milk, go', ', go', 'buy milk')).toBeNull();
});

it('uses the caret to tell which of two identical words is new', () => {
  const moved = shiftRange(diffText('go', 'go, go', 4), { start: 0, end: 2 });
  expect(moved).toEqual({ start: 4, end: 6 });
  expect(shiftRange(diffText('go', 'go, go', 6), { start: 0, end: 2 })).toEqual({ start: 0, end: 2 });
});
