import { newestFirst, type Subset } from '#browser/store/collection.ts';
import { nextWeek } from '#browser/time/day-choices.ts';
import { formatLongDate, formatShortDate } from '#browser/time/format-date.ts';
import type { Task } from '#contract/tasks.ts';
import type { WeekStart } from '#contract/vocabularies.ts';
import { addDays } from '#domain/reschedule-change.ts';
import type { RowSection } from './row-layout.ts';
import { byDue, priorityRank } from './sort-orders.ts';

/** Days after today that are shown one by one. */
const daysShown = 7;
const noTasks: readonly Task[] = [];

export interface DaySection extends RowSection {
  kind: 'overdue' | 'day' | 'later';
  /** Floating, without a time; tasks can be put on it. */
  day?: string;
  /** For the heading: what it is called, and the date beside that. */
  name: string;
  date: string;
  /** Those that are folded or left out too. */
  all: readonly Task[];
  /** A week begins with it. */
  beginsWeek?: boolean;
}

/** Open tasks that have a date, by day and time, the more pressing first. */
export const datedTasks: Subset<Task> = {
  includes: ({ due_date, status, parent_id }) =>
    due_date !== null && status !== 'completed' && parent_id === null,
  compare: (one, other) =>
    byDue(one, other) || priorityRank(one) - priorityRank(other) || newestFirst(one, other),
};

const dayOf = ({ due_date }: Task) => due_date?.slice(0, 10) ?? '';

/** Those of `dated` from one day on and before another. */
const between = (dated: readonly Task[], from: string, before: string) =>
  dated.slice(firstOn(dated, from), firstOn(dated, before));

/** Where the tasks of a day begin in `dated`, or would. */
function firstOn(dated: readonly Task[], day: string): number {
  let low = 0;
  let high = dated.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const task = dated[middle];
    if (task && dayOf(task) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function overdueSection(dated: readonly Task[], today: string): DaySection[] {
  const overdue = dated.slice(0, firstOn(dated, today));
  const label = 'Overdue';
  return overdue.length === 0
    ? []
    : [
        {
          kind: 'overdue',
          key: 'overdue',
          label,
          name: label,
          date: '',
          tasks: overdue,
          all: overdue,
          hasHeader: true,
        },
      ];
}

function daySection(tasks: readonly Task[], day: string, name: string, date: string): DaySection {
  const label = date === '' ? formatLongDate(day) : name;
  return {
    kind: 'day',
    key: day,
    day,
    label,
    name,
    date,
    tasks,
    all: tasks,
    hasHeader: true,
    hasFooter: true,
  };
}

/**
 * What is overdue, and today, of `datedTasks`; `today` is floating, without a time. Of today's tasks those with a time
 * come first, in its order.
 */
export const todaySections = (dated: readonly Task[], today: string): DaySection[] => [
  ...overdueSection(dated, today),
  daySection(between(dated, today, addDays(today, 1)), today, 'Today', formatLongDate(today)),
];

/**
 * Of `datedTasks`, what is overdue, today and the next seven days one by one, then everything later together, which may
 * be folded.
 */
export function upcomingSections(
  dated: readonly Task[],
  today: string,
  { unfolded, weekStart }: { unfolded: boolean; weekStart: WeekStart },
): DaySection[] {
  const week = nextWeek(today, weekStart);
  const days = Array.from({ length: daysShown + 1 }, (_, ahead): DaySection => {
    const day = addDays(today, ahead);
    const found = between(dated, day, addDays(day, 1));
    const name = ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : formatLongDate(day);
    return {
      ...daySection(found, day, name, ahead < 2 ? formatLongDate(day) : ''),
      ...(day === week && { beginsWeek: true }),
    };
  });
  const after = addDays(today, daysShown + 1);
  const later = dated.slice(firstOn(dated, after));
  const end: DaySection[] =
    later.length === 0
      ? []
      : [
          {
            kind: 'later',
            key: 'later',
            label: 'Later',
            name: 'Later',
            date: `from ${formatShortDate(after, today)}`,
            tasks: unfolded ? later : noTasks,
            all: later,
            hasHeader: true,
          },
        ];
  return [...overdueSection(dated, today), ...days, ...end];
}

/** The day before or after the one a task stands on. Nothing is put before today; what is overdue begins with today. */
export function dayBeside(task: Task, step: 1 | -1, today: string): string | undefined {
  const day = dayOf(task);
  if (day === '') return step === 1 ? today : undefined;
  if (day < today) return step === 1 ? today : undefined;
  const beside = addDays(day, step);
  return beside < today ? undefined : beside;
}
