import { expect, it } from 'vitest';
import { cleanTitle, joinDue, lengthProblem, parseTags, splitDue, tagsProblem } from './task-input.ts';

it('splits tags at commas, each once, with or without # or @', () => {
  expect(parseTags(' home, #phone,@errand,, home\nshop ')).toEqual(['home', 'phone', 'errand', 'shop']);
  expect(parseTags('  ')).toEqual([]);
});

it('says which tags are too many or too long', () => {
  expect(tagsProblem(['a'])).toBeUndefined();
  expect(tagsProblem(Array.from({ length: 52 }, (_, i) => `t${i}`))).toMatch(/Remove 2/);
  expect(tagsProblem(['x'.repeat(61)])).toMatch(/60 characters/);
});

it('puts a title on one line and removes characters that cannot be stored', () => {
  expect(cleanTitle('  buy \n milk\u0000 \ud800')).toBe('buy milk \ufffd');
});

it('accepts text up to the limit, and says how long a longer one is', () => {
  expect(lengthProblem('x'.repeat(10_000))).toBeUndefined();
  expect(lengthProblem('x'.repeat(10_240))).toBe('This has 10,240 characters; the limit is 10,000.');
});

it('splits a due date into day and time and joins them again', () => {
  expect(splitDue('2026-11-21T09:00')).toEqual({ day: '2026-11-21', time: '09:00' });
  expect(splitDue(null)).toEqual({ day: '', time: '' });
  expect(joinDue('2026-11-21', '')).toBe('2026-11-21');
  expect(joinDue('2026-11-21', '09:00')).toBe('2026-11-21T09:00');
  expect(joinDue('', '09:00')).toBeNull();
});
