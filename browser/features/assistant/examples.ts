import type { Task } from '#contract/tasks.ts';
import { isOverdue } from '#domain/attention.ts';

export interface Example {
  kind: 'ask' | 'plan' | 'change';
  title: string;
  lead: string;
  /** A question about the user's own tasks. */
  text: string;
}

/** Returns an example for each ability of the assistant, made from the user's tasks, which are given newest first. */
export function makeExamples(tasks: readonly Task[], now: string): Example[] {
  const open = tasks.filter(({ status, parent_id }) => status !== 'completed' && parent_id === null);
  return [
    {
      kind: 'ask',
      title: 'Ask',
      lead: 'An answer with links to the tasks it is about.',
      text: askExample(open, now),
    },
    { kind: 'plan', title: 'Plan', lead: 'A goal becomes steps with dates.', text: planExample(open) },
    {
      kind: 'change',
      title: 'Change',
      lead: 'You see every change before it is made.',
      text: changeExample(open, now),
    },
  ];
}

function askExample(open: readonly Task[], now: string): string {
  if (open.some((task) => isOverdue(task, now))) return 'What is overdue, and what should I do first?';
  if (open.some(({ due_date }) => due_date !== null)) return 'What do I have this week?';
  const [newest] = open;
  return newest ? `What is there to do about “${newest.title}”?` : 'What should I do today?';
}

function planExample(open: readonly Task[]): string {
  const undated = open.filter(({ due_date, recurrence }) => due_date === null && recurrence === null);
  const oldest = undated.at(-1) ?? open.at(-1);
  return oldest ? `Plan “${oldest.title}” with steps and dates` : 'Plan a weekend away with steps and dates';
}

function changeExample(open: readonly Task[], now: string): string {
  if (open.some((task) => isOverdue(task, now))) return 'Move everything overdue to tomorrow';
  const unsorted = open.filter(({ theme_id }) => theme_id === null);
  if (unsorted.length > 1) return 'Sort the tasks in my Inbox into themes';
  const [newest] = open;
  return newest
    ? `Make “${newest.title}” due tomorrow at 9`
    : 'Add a task for each day of next week to go for a walk';
}
