import type { Task } from '#contract/tasks.ts';
import { byUrgency, isOverdue } from '#domain/attention.ts';
import { answerBySearch, contentWords } from '#domain/filter/match-words.ts';

export interface Summary {
  /** Open tasks, most urgent first. */
  overdue: Task[];
  /** Tasks due later today, most urgent first. */
  today: Task[];
  doneToday: number;
}

/** Summarises today and what is overdue. `now` is floating; `midnight` is the instant (ISO) at which today began. */
export function summaryOf(
  tasks: readonly Task[],
  { now, midnight }: { now: string; midnight: string },
): Summary {
  const day = now.slice(0, 10);
  const overdue = tasks.filter((task) => isOverdue(task, now)).sort(byUrgency(now));
  const today = tasks
    .filter((task) => task.status !== 'completed' && task.due_date?.startsWith(day) && !isOverdue(task, now))
    .sort(byUrgency(now));
  const doneToday = tasks.filter(
    ({ completed_at }) => completed_at !== null && completed_at >= midnight,
  ).length;
  return { overdue, today, doneToday };
}

/** Formats the counts, as in `2 overdue, 3 due today, 1 done today`. */
export const summaryWords = ({ overdue, today, doneToday }: Summary) =>
  `${overdue.length.toLocaleString('en')} overdue, ${today.length.toLocaleString('en')} due today, ${doneToday.toLocaleString('en')} done today`;

const days: Record<string, { words: string; fits: (task: Task, now: string) => boolean }> = {
  overdue: { words: 'overdue', fits: isOverdue },
  today: { words: 'due today', fits: (task, now) => isDueOn(task, now.slice(0, 10)) },
  tomorrow: { words: 'due tomorrow', fits: (task, now) => isDueOn(task, dayAfter(now)) },
};

const isDueOn = ({ status, due_date }: Task, day: string) =>
  status !== 'completed' && due_date?.slice(0, 10) === day;
const dayAfter = (now: string) =>
  new Date(Date.parse(`${now.slice(0, 10)}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Returns the tasks found for a question, and how they were searched for, in words. */
export function answerTo(
  question: string,
  { tasks, now }: { tasks: readonly Task[]; now: string },
): { found: Task[]; how: string } {
  const said = contentWords(question);
  const words = said.filter((word) => !days[word]);
  const wanted = said.flatMap((word) => days[word] ?? []);
  const candidates =
    wanted.length > 0 ? tasks.filter((task) => wanted.some(({ fits }) => fits(task, now))) : tasks;
  const how = [
    words.length > 0 && `with ${words.map((word) => `“${word}”`).join(' or ')}`,
    wanted.length > 0 && wanted.map((one) => one.words).join(' or '),
  ]
    .filter(Boolean)
    .join(', ');
  if (words.length > 0) return { found: answerBySearch(candidates, words), how };
  return { found: wanted.length > 0 ? [...candidates].sort(byUrgency(now)) : [], how };
}
