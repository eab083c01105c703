import { t } from '#browser/i18n/task-lists.ts';
import { newestFirst, type Subset } from '#browser/store/collection.ts';
import { nextWeek } from '#browser/time/day-choices.ts';
import { formatDay, formatDayWithin, formatLongDate } from '#browser/time/format-date.ts';
import type { Task } from '#contract/tasks.ts';
import type { WeekStart } from '#contract/vocabularies.ts';
import { addDays, daysFrom } from '#domain/reschedule-change.ts';
import type { RowSection } from './row-layout.ts';
import { byDue, priorityRank } from './sort-orders.ts';

/** Number of days after today that get a section each, even without a task. */
const daysShown = 7;

export interface DaySection extends RowSection {
  kind: 'overdue' | 'day';
  /** Floating date without a time, such as `2026-11-21`; tasks can be dropped on it. */
  day?: string;
  /** The heading's text, and the date shown beside it. */
  name: string;
  date: string;
  /** The heading's text within a sentence. */
  nameWithin: string;
  /** Includes tasks that are left out. */
  all: readonly Task[];
  /** True if the section begins a week. */
  beginsWeek?: boolean;
}

/** Returns open tasks with a due date, by day and time, then by priority. */
export const datedTasks: Subset<Task> = {
  includes: ({ due_date, status, parent_id }) =>
    due_date !== null && status !== 'completed' && parent_id === null,
  compare: (one, other) =>
    byDue(one, other) || priorityRank(one) - priorityRank(other) || newestFirst(one, other),
};

const dayOf = ({ due_date }: Task) => due_date?.slice(0, 10) ?? '';

/** Returns the tasks of `dated` from one day up to but excluding another. */
const between = (dated: readonly Task[], from: string, before: string) =>
  dated.slice(firstOn(dated, from), firstOn(dated, before));

/** Returns the index at which the tasks of a day begin, or would begin, in `dated`. */
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
  const label = t.overdue;
  return overdue.length === 0
    ? []
    : [
        {
          kind: 'overdue',
          key: 'overdue',
          label,
          name: label,
          nameWithin: label,
          date: '',
          tasks: overdue,
          all: overdue,
          hasHeader: true,
        },
      ];
}

/** Returns the section of one day of `datedTasks`; both dates are floating, without a time. */
export function daySection(dated: readonly Task[], day: string, today: string): DaySection {
  const ahead = daysFrom(today, day);
  const long = formatLongDate(day);
  const hasName = ahead === 0 || ahead === 1;
  const nearby = ahead === 0 ? t.today : ahead === 1 ? t.tomorrow : undefined;
  const name = nearby ?? formatDay(day, today);
  const tasks = between(dated, day, addDays(day, 1));
  return {
    kind: 'day',
    key: day,
    day,
    label: name,
    name,
    nameWithin: nearby ?? formatDayWithin(day, today),
    date: hasName ? long : '',
    tasks,
    all: tasks,
    hasHeader: true,
    hasFooter: true,
  };
}

/** Returns the overdue and today sections of `datedTasks`. `today` is a floating date; timed tasks come first, by time. */
export const todaySections = (dated: readonly Task[], today: string): DaySection[] => [
  ...overdueSection(dated, today),
  daySection(dated, today, today),
];

/** Returns sections of `datedTasks` for overdue, today and each of the next seven days. */
export function weekSections(dated: readonly Task[], today: string, weekStart: WeekStart): DaySection[] {
  const week = nextWeek(today, weekStart);
  const days = Array.from({ length: daysShown + 1 }, (_, ahead): DaySection => {
    const day = addDays(today, ahead);
    return { ...daySection(dated, day, today), ...(day === week && { beginsWeek: true }) };
  });
  return [...overdueSection(dated, today), ...days];
}

/** Returns the sections of `weekSections`, then one for each later day that has a task or is one of `otherDays`. */
export function upcomingSections(
  dated: readonly Task[],
  today: string,
  weekStart: WeekStart,
  otherDays: readonly string[] = [],
): DaySection[] {
  const first = addDays(today, daysShown + 1);
  const later = dated.slice(firstOn(dated, first));
  const laterDays = new Set([...later.map(dayOf), ...otherDays.filter((day) => day >= first)]);
  return [
    ...weekSections(dated, today, weekStart),
    ...[...laterDays].sort().map((day) => daySection(later, day, today)),
  ];
}

/** Returns the day before or after a task's day, never earlier than today; overdue tasks move to today. */
export function dayBeside(task: Task, step: 1 | -1, today: string): string | undefined {
  const day = dayOf(task);
  if (day === '') return step === 1 ? today : undefined;
  if (day < today) return step === 1 ? today : undefined;
  const beside = addDays(day, step);
  return beside < today ? undefined : beside;
}
