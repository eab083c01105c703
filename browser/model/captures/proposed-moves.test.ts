import { expect, it } from 'vitest';
import { createReplica } from '#browser/store/replica.ts';
import type { Store } from '#browser/store/store.ts';
import type { Reclassification } from '#contract/reclassification.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { newTask } from '#domain/new-task.ts';
import { newTheme } from '#domain/new-theme.ts';
import { proposeMoves } from './propose-moves.ts';
import { listOpenMoves } from './proposed-moves.ts';
import { failureOf } from './reclassify-with-model.ts';

const at = '2026-11-20T09:00:00.000Z';

/** Creates what is read of a store, with the standard themes that the tests name. */
function createStore(tasks: Partial<Task>[]): Store {
  const replica = createReplica();
  const theme = (name: string, position: number): Theme =>
    newTheme({ name }, { id: name, createdAt: at, position });
  replica.themes.apply({ put: ['Work', 'Shopping', 'Finance', 'Health'].map(theme) });
  replica.tasks.apply({
    put: tasks.map((task) => ({
      ...newTask({ title: 'buy milk', ...task }, { id: 'any', createdAt: at }),
      ...task,
    })),
  });
  return { replica } as Store;
}

const signal = new AbortController().signal;
const propose = async (tasks: Partial<Task>[]) => {
  const { moves, total, errors } = await proposeMoves(createStore(tasks), { onProgress: () => {}, signal });
  return { total, errors, moves: moves.map(({ task, from, to }) => [task.id, from, to]) };
};

it('proposes another theme for open tasks that nobody decided, and changes none', async () => {
  const guessed = { theme_id: 'Work', llm_confidence: 0.7 };
  expect(
    await propose([
      { id: 'undecided' },
      { id: 'guessed', ...guessed },
      { id: 'chosen', title: 'call the dentist', theme_id: 'Finance' },
      {
        id: 'in the Inbox by choice',
        title: 'book a flight',
        alternatives: [{ theme_id: null, confidence: 1 }],
      },
      { id: 'completed', title: 'buy eggs', ...guessed, status: 'completed' },
      { id: 'in a thread', ...guessed, thread_id: 'a-thread' },
      { id: 'right already', theme_id: 'Shopping', llm_confidence: 0.8 },
      { id: 'of no theme', title: 'zzyzx' },
    ]),
  ).toEqual({
    total: 8,
    errors: [],
    moves: [
      ['undecided', null, 'Shopping'],
      ['guessed', 'Work', 'Shopping'],
    ],
  });
});

it('leaves out proposals that were decided, completed, deleted or made meanwhile', () => {
  const store = createStore([
    { id: 'open' },
    { id: 'chosen', theme_id: 'Finance' },
    { id: 'completed', status: 'completed' },
    { id: 'deleted', deleted_at: at },
    { id: 'there already', theme_id: 'Work', llm_confidence: 0.9 },
  ]);
  const moves = ['open', 'chosen', 'completed', 'deleted', 'there already', 'unknown'].map((id) => ({
    task: { id },
    to: 'Work',
  }));
  expect(listOpenMoves(store, moves).map(({ task }) => task.id)).toEqual(['open']);
  expect(listOpenMoves(store, [{ task: { id: 'open' }, to: 'a deleted theme' }])).toEqual([]);
});

it('a run failed wholly if the model answered for none of the tasks', () => {
  const run = { failure: 'It refused the API key.', errors: ['a', 'b'], read: 2, moves: [] };
  const failure = (changed: Partial<Reclassification>) =>
    failureOf({ ...run, ...changed } as Reclassification);
  expect(failure({})).toBe('It refused the API key.');
  expect(failure({ read: 27 })).toBeUndefined();
  expect(failure({ failure: null, errors: [], read: 0 })).toBeUndefined();
});
