import { expect, it } from 'vitest';
import { placeBeside, putInOrder } from './order.ts';

const rows = ['home', 'garden', 'work'].map((id) => ({ id }));
const ids = (ordered: readonly { id: string }[]) => ordered.map(({ id }) => id);

it.each([
  ['work', { beside: 'home', side: 'before' }, ['work', 'home', 'garden']],
  ['home', { beside: 'garden', side: 'after' }, ['garden', 'home', 'work']],
  ['home', { beside: 'work', side: 'before' }, ['garden', 'home', 'work']],
  ['home', { beside: 'gone', side: 'before' }, ['home', 'garden', 'work']],
  ['home', { beside: 'home', side: 'after' }, ['home', 'garden', 'work']],
  ['gone', { beside: 'home', side: 'after' }, ['home', 'garden', 'work']],
] as const)('puts %s in its place: %o', (id, place, expected) => {
  expect(ids(putInOrder(rows, id, place))).toEqual(expected);
});

it('finds the place one step away, and none beyond the ends', () => {
  expect(placeBeside(rows, 'garden', -1)).toEqual({ beside: 'home', side: 'before' });
  expect(placeBeside(rows, 'garden', 1)).toEqual({ beside: 'work', side: 'after' });
  expect(placeBeside(rows, 'home', -1)).toBeUndefined();
  expect(placeBeside(rows, 'work', 1)).toBeUndefined();
  expect(placeBeside(rows, 'gone', 1)).toBeUndefined();
});
