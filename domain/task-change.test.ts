import { expect, it } from 'vitest';
import { newTask } from './new-task.ts';
import { addConsequences } from './task-change.ts';
import { isThemeChosen } from './user-filings.ts';

const at = '2026-11-21T08:00:00.000Z';
const task = newTask(
  { title: 'Call the bank', due_date: '2026-11-21T09:00', remind_at: '2026-11-21T08:50' },
  { id: '0192f000-0000-7abc-8000-00000000000a', createdAt: at },
);

it('a reminder moves along with the due date', () => {
  expect(addConsequences(task, { due_date: '2026-11-23T14:00' }, at)).toEqual({
    due_date: '2026-11-23T14:00',
    remind_at: '2026-11-23T13:50',
  });
});

it('a reminder stays where it was put, and where there is no date any more', () => {
  const both = { due_date: '2026-11-23', remind_at: '2026-11-22T20:00' };
  expect(addConsequences(task, both, at)).toEqual(both);
  expect(addConsequences(task, { due_date: null }, at)).toEqual({ due_date: null });
  expect(addConsequences({ ...task, remind_at: null }, { due_date: '2026-11-23' }, at)).toEqual({
    due_date: '2026-11-23',
  });
});

it('a new date or reminder ends a snooze, and nothing else does', () => {
  const snoozed = { ...task, snoozed_until: '2026-11-21T09:10' };
  for (const change of [{ due_date: '2026-11-23' }, { remind_at: null }, { remind_at: '2026-11-22T10:00' }])
    expect(addConsequences(snoozed, change, at)).toMatchObject({ snoozed_until: null });
  expect(addConsequences(snoozed, { title: 'Call' }, at)).toEqual({ title: 'Call' });
  const longer = { snoozed_until: '2026-11-21T10:00' };
  expect(addConsequences(snoozed, longer, at)).toEqual(longer);
});

it('a theme a person chose is no guess, and the Inbox is remembered as their choice', () => {
  const guessed = { ...task, llm_confidence: 0.4, alternatives: [{ theme_id: 'w', confidence: 0.3 }] };
  const toTheme = { ...guessed, ...addConsequences(guessed, { theme_id: 'h' }, at) };
  expect(toTheme).toMatchObject({ theme_id: 'h', llm_confidence: null, alternatives: [] });
  const toInbox = { ...guessed, ...addConsequences(guessed, { theme_id: null }, at) };
  expect([task, guessed, toTheme, toInbox].map(isThemeChosen)).toEqual([false, false, true, true]);
});
