import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import { makeExamples } from './examples.ts';

const now = '2026-11-21T09:00';
const task = (title: string, given: Partial<Task> = {}) => ({
  ...newTask({ title }, { id: title, createdAt: '2026-11-20T08:00:00.000Z' }),
  ...given,
});
const textsFor = (tasks: Task[]) => makeExamples(tasks, now).map(({ text }) => text);

it('gives examples from what is overdue', () => {
  expect(textsFor([task('Pay the rent', { due_date: '2026-11-20' }), task('Learn to weave')])).toEqual([
    'What is overdue, and what should I do first?',
    'Plan “Learn to weave” with steps and dates',
    'Move everything overdue to tomorrow',
  ]);
});

it('gives examples from the Inbox', () => {
  expect(textsFor([task('Call Ines'), task('Buy soap', { due_date: '2026-11-29' })])).toEqual([
    'What do I have this week?',
    'Plan “Call Ines” with steps and dates',
    'Sort the tasks in my Inbox into themes',
  ]);
});

it('gives examples where there are no open tasks', () => {
  const texts = textsFor([task('Done', { status: 'completed' })]);
  expect(texts).toHaveLength(3);
  expect(texts.join()).not.toContain('Done');
});
