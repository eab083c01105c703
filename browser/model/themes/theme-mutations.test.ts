import { expect, it } from 'vitest';
import { createReplica } from '#browser/store/replica.ts';
import type { NewChange } from '#browser/store/store.ts';
import type { Theme } from '#contract/themes.ts';
import { moveTheme } from './theme-mutations.ts';

const theme = (name: string, position: number): Theme => ({
  id: name,
  name,
  icon: 'folder',
  color: '#64748B',
  origin: 'user',
  position,
  renamed_from: null,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
  deleted_at: null,
  revision: 1,
});

it('moves a theme in one change that updates every position that differs', async () => {
  const replica = createReplica();
  replica.themes.apply({ put: [theme('Home', 0), theme('Garden', 1), theme('Work', 2)] });
  const made: (readonly NewChange[])[] = [];
  const changeAtomically = async (id: string, changes: readonly NewChange[]) => {
    made.push(changes);
    return id;
  };
  await moveTheme({ replica, changeAtomically }, 'Work', { beside: 'Garden', side: 'before' });
  expect(made.map((changes) => changes.map(({ effects: [first] }) => [first?.id, first?.set]))).toEqual([
    [
      ['Work', { position: 1 }],
      ['Garden', { position: 2 }],
    ],
  ]);
});
