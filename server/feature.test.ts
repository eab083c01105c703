import { expect, it } from 'vitest';
import { listFeatures } from './feature.ts';

const createTasks = ({ clock }: { clock: () => number }) => ({
  offers: { listTasks: () => [clock()] },
  synced: { tasks: 'all tasks' },
});
const createNotes = () => ({ synced: { notes: 'all notes' }, jobParts: {} });
const createSync = ({ synced }: { synced: { tasks: string; notes: string } }) => ({
  offers: { pull: () => Object.values(synced) },
});
const createSearch = ({ listTasks }: { listTasks: () => number[] }) => ({ offers: { search: listTasks } });

it('gives a feature the parts, what features before it offer, and what is collected of them', () => {
  const { given, features } = listFeatures({ clock: () => 7 })
    .add(createTasks)
    .add(createNotes)
    .add(createSync)
    .add(createSearch);
  expect([given.pull(), given.search()]).toEqual([['all tasks', 'all notes'], [7]]);
  expect(features).toHaveLength(4);
});

it('does not compile where a feature takes what a later one offers, or takes a name twice', () => {
  const parts = listFeatures({ clock: () => 7 });
  // @ts-expect-error: nothing offers `listTasks` yet.
  expect(parts.add(createSearch).given.search).toBeUndefined();
  // @ts-expect-error: the notes are missing.
  expect(parts.add(createTasks).add(createSync).given.pull()).toEqual(['all tasks']);
  // @ts-expect-error: `clock` is taken.
  expect(parts.add(() => ({ offers: { clock: 1 } })).given.clock).toBe(1);
});
