import { t } from '#browser/i18n/assistant.ts';
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
      title: t.ask,
      lead: t.anAnswerWithLinksTo,
      text: askExample(open, now),
    },
    { kind: 'plan', title: t.plan, lead: t.aGoalBecomesStepsWith, text: planExample(open) },
    {
      kind: 'change',
      title: t.change,
      lead: t.youSeeEveryChangeBefore,
      text: changeExample(open, now),
    },
  ];
}

function askExample(open: readonly Task[], now: string): string {
  if (open.some((task) => isOverdue(task, now))) return t.whatIsOverdueAndWhat;
  if (open.some(({ due_date }) => due_date !== null)) return t.whatDoIHaveThis;
  const [newest] = open;
  return newest ? t.whatToDoAbout(newest.title) : t.whatShouldIDoToday;
}

function planExample(open: readonly Task[]): string {
  const undated = open.filter(({ due_date, recurrence }) => due_date === null && recurrence === null);
  const oldest = undated.at(-1) ?? open.at(-1);
  return oldest ? t.planThis(oldest.title) : t.planAWeekendAwayWith;
}

function changeExample(open: readonly Task[], now: string): string {
  if (open.some((task) => isOverdue(task, now))) return t.moveEverythingOverdueToTomorrow;
  const unsorted = open.filter(({ theme_id }) => theme_id === null);
  if (unsorted.length > 1) return t.sortTheTasksInMy;
  const [newest] = open;
  return newest ? t.makeDueTomorrow(newest.title) : t.addATaskForEach;
}
