import { expect, it } from 'vitest';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import { readAt } from './intake.ts';

const on = (due_date: string, text: string) =>
  understand(text, someone({ now: readAt('2026-03-11T14:56:10', { due_date }) }))[0]?.dueDate;

it("starts from the current minute on today's list, and from midnight on another day's", () => {
  expect(on('2026-03-11', 'call bank in 2 hours')).toBe('2026-03-11T16:56');
  expect(on('2026-03-13', 'standup at 9')).toBe('2026-03-13T09:00');
  expect(on('2026-03-13', 'call bank tomorrow')).toBe('2026-03-14');
});
