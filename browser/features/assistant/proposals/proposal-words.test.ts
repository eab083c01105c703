import { describe, expect, it } from 'vitest';
import type { Proposal } from '#contract/assistant-proposals.ts';
import { describeProposal, listUndone, problemOf } from './proposal-words.ts';

const base = { id: 'p', status: 'open' } as const;
const titleOf = (id: string) => (id === 'a' ? 'Pay the rent' : undefined);
const adding = (...titles: string[]): Proposal => ({
  ...base,
  tool: 'create_tasks',
  input: { tasks: titles.map((title) => ({ title })) },
});
const plan = (steps: string[]): Proposal => ({
  ...base,
  tool: 'plan_thread',
  input: { title: 'Learn to weave', theme_id: 't', tasks: [{ title: 'Find a loom', steps }] },
});

const undoing = (input: { about: string[]; count: number }): Proposal => ({
  ...base,
  tool: 'undo_change',
  input: { change_id: 'c', ...input },
});

describe('a proposal in words', () => {
  it.each<[proposed: string, done: string, Proposal]>([
    ['Add “Buy milk”', 'Added “Buy milk”', adding('Buy milk')],
    ['Add 2 tasks', 'Added 2 tasks', adding('One', 'Two')],
    [
      'Complete “Pay the rent”',
      'Completed “Pay the rent”',
      { ...base, tool: 'complete_tasks', input: { ids: ['a'] } },
    ],
    ['Complete 1 task', 'Completed 1 task', { ...base, tool: 'complete_tasks', input: { ids: ['gone'] } }],
    [
      'Move 2 tasks to the trash',
      'Moved 2 tasks to the trash',
      { ...base, tool: 'delete_tasks', input: { ids: ['a', 'b'] } },
    ],
    [
      'Change “Pay the rent”',
      'Changed “Pay the rent”',
      { ...base, tool: 'change_tasks', input: { tasks: [{ id: 'a' }] } },
    ],
    ['Undo the change to “Milk”', 'Undid the change to “Milk”', undoing({ about: ['Milk'], count: 1 })],
    [
      'Undo the change to 50 things',
      'Undid the change to 50 things',
      undoing({ about: ['Milk'], count: 50 }),
    ],
    ['Plan “Learn to weave” in 1 task', 'Planned “Learn to weave” in 1 task', plan([])],
  ])('reads %j, and %j once it is accepted', (proposed, done, proposal) => {
    expect(describeProposal(proposal, titleOf, 'proposed')).toBe(proposed);
    expect(describeProposal(proposal, titleOf, 'done')).toBe(done);
  });
});

it('names what an undo is about, and says how much more there is', () => {
  expect(listUndone({ change_id: 'c', about: ['Milk', 'Eggs'], count: 2 })).toBe('Milk, Eggs');
  expect(listUndone({ change_id: 'c', about: ['Milk', 'Eggs'], count: 50 })).toBe('Milk, Eggs and 48 more');
});

describe('a proposal that was edited', () => {
  it('can be accepted while it has titles', () => {
    expect(problemOf(adding('Buy milk'))).toBeUndefined();
    expect(problemOf(plan(['Measure the room']))).toBeUndefined();
  });

  it('says what is missing', () => {
    expect(problemOf(adding('Buy milk', ' '))).toContain('Each task needs a title');
    expect(problemOf(plan(['']))).toContain('Each step needs a title');
    expect(problemOf({ ...base, tool: 'complete_tasks', input: { ids: [] } })).toContain('nothing left');
  });
});
