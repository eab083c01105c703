import { dateName, longDate } from '#browser/time/date-words.ts';
import type { Task } from '#contract/tasks.ts';
import type { WeekStart } from '#contract/vocabularies.ts';
import { dayAfter } from '#domain/rescheduled.ts';
import { nextWeek } from './day-choices.ts';
import type { RowSection } from './row-layout.ts';
import { dueKey, priorityRank } from './task-view.ts';

/** Days after today that are shown one by one. */
const daysShown = 7;
/** Pixels. */
const header = 52;
const foldHeader = 56;
const footer = 44;
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
function datedTasks(tasks: readonly Task[]): Task[] {
  return tasks
    .filter(({ due_date, status }) => due_date !== null && status !== 'completed')
    .sort((one, other) => {
      const [first, second] = [dueKey(one), dueKey(other)];
      return first < second ? -1 : first > second ? 1 : priorityRank(one) - priorityRank(other);
    });
}

const dayOf = ({ due_date }: Task) => due_date?.slice(0, 10) ?? '';

function overdueSection(tasks: readonly Task[], today: string): DaySection[] {
  const overdue = tasks.filter((task) => dayOf(task) < today);
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
          header,
        },
      ];
}

function daySection(tasks: readonly Task[], day: string, name: string, date: string): DaySection {
  const label = date === '' ? longDate(day) : name;
  return { kind: 'day', key: day, day, label, name, date, tasks, all: tasks, header, footer };
}

/** What is overdue, and today; `today` is floating, without a time. Of today's tasks those with a time come first, in its order. */
export function todaySections(tasks: readonly Task[], today: string): DaySection[] {
  const dated = datedTasks(tasks);
  return [
    ...overdueSection(dated, today),
    daySection(
      dated.filter((task) => dayOf(task) === today),
      today,
      'Today',
      longDate(today),
    ),
  ];
}

/** What is overdue, today and the next seven days one by one, then everything later together, which may be folded. */
export function upcomingSections(
  tasks: readonly Task[],
  today: string,
  { unfolded, weekStart }: { unfolded: boolean; weekStart: WeekStart },
): DaySection[] {
  const dated = datedTasks(tasks);
  const week = nextWeek(today, weekStart);
  const byDay = Map.groupBy(dated, dayOf);
  const days = Array.from({ length: daysShown + 1 }, (_, ahead): DaySection => {
    const day = dayAfter(today, ahead);
    const found = byDay.get(day) ?? noTasks;
    const name = ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : longDate(day);
    return {
      ...daySection(found, day, name, ahead < 2 ? longDate(day) : ''),
      ...(day === week && { beginsWeek: true, header: header + 1 }),
    };
  });
  const last = dayAfter(today, daysShown);
  const later = dated.filter((task) => dayOf(task) > last);
  const end: DaySection[] =
    later.length === 0
      ? []
      : [
          {
            kind: 'later',
            key: 'later',
            label: 'Later',
            name: 'Later',
            date: `from ${dateName(dayAfter(last, 1), today)}`,
            tasks: unfolded ? later : noTasks,
            all: later,
            header: foldHeader,
          },
        ];
  return [...overdueSection(dated, today), ...days, ...end];
}

/** The day before or after the one a task stands on. Nothing is put before today; what is overdue begins with today. */
export function dayBeside(task: Task, step: 1 | -1, today: string): string | undefined {
  const day = dayOf(task);
  if (day === '') return step === 1 ? today : undefined;
  if (day < today) return step === 1 ? today : undefined;
  const beside = dayAfter(day, step);
  return beside < today ? undefined : beside;
}
