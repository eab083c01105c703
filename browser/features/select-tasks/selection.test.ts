import { afterEach, describe, expect, it } from 'vitest';
import {
  clearSelection,
  isChoosing,
  keepSelected,
  rangeOf,
  selectAll,
  selectedIds,
  selectTo,
  startSelecting,
  toggleSelected,
} from './selection.ts';

afterEach(clearSelection);
const ids = [...'abcdef'];
const chosen = () => [...selectedIds()].sort().join('');

describe('a range', () => {
  it.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
    [null, 'e', 'e'],
    ['gone', 'e', 'e'],
    ['b', 'gone', ''],
  ])('from %s to %s is %s', (from, to, range) => {
    expect(rangeOf(ids, from, to).join('')).toBe(range);
  });
});

it('selects one task, then a range from the one chosen last', () => {
  toggleSelected('b');
  selectTo(ids, 'd');
  expect(chosen()).toBe('bcd');
  toggleSelected('f');
  selectTo(ids, 'e');
  expect(chosen()).toBe('bcdef');
  toggleSelected('c');
  expect(chosen()).toBe('bdef');
});

it('starts a range at the first task chosen with Shift if nothing was chosen before', () => {
  selectTo(ids, 'c');
  selectTo(ids, 'a');
  expect(chosen()).toBe('abc');
});

it('stays in selection mode when the last task is deselected, until it is cleared', () => {
  startSelecting();
  expect(isChoosing()).toBe(true);
  toggleSelected('a');
  toggleSelected('a');
  expect(isChoosing()).toBe(true);
  clearSelection();
  expect(isChoosing()).toBe(false);
});

it('forgets tasks that are no longer shown', () => {
  selectAll(ids);
  keepSelected((id) => id < 'c');
  expect(chosen()).toBe('ab');
  expect(isChoosing()).toBe(true);
});
