import { expect, it } from 'vitest';
import { freeName, underFreeName } from './free-name.ts';

it.each([
  ['Garden', ['Work'], 'Garden'],
  ['Garden', ['garden'], 'Garden 2'],
  ['Garden', ['GARDEN', 'Garden 2', 'Garden 4'], 'Garden 3'],
  ['Garden 2', ['garden 2'], 'Garden 2 2'],
  ['ten chars!', ['ten chars!'], 'ten char 2'],
  ['1234567🌱', ['1234567🌱'], '1234567 2'],
])('%j is free beside %j as %j', (name, taken, free) => {
  expect(freeName(name, taken, 10)).toBe(free);
});

it('only a theme that is there needs a name of its own', () => {
  const theme = { id: 'one', name: 'Garden', deleted_at: '2026-11-21T09:00:00.000Z' } as Parameters<
    typeof underFreeName
  >[1];
  const other = { ...theme, id: 'other', deleted_at: null };
  expect(underFreeName({ deleted_at: null }, theme, [theme, other])).toEqual({
    deleted_at: null,
    name: 'Garden 2',
  });
  expect(underFreeName({ deleted_at: null }, theme, [theme])).toEqual({ deleted_at: null });
  expect(underFreeName({ color: '#000000' }, theme, [theme, other])).toEqual({ color: '#000000' });
});
