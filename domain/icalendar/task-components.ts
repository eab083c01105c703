import type { Task } from '#contract/tasks.ts';
import type { Priority, Status } from '#contract/vocabularies.ts';
import { parseMoment } from '#intake/dates/calendar.ts';
import { getReminderMoment } from '../reminder-moment.ts';
import { toInstant } from '../to-instant.ts';
import {
  component,
  contentLine,
  escapeText,
  formatDuration,
  formatFloating,
  formatInstant,
  textLine,
} from './content-lines.ts';
import { listOccurrences, toRfcRule } from './rfc-recurrence.ts';
import type { ToWallTime } from './time-zone.ts';

/** What the components of one calendar have in common. */
export interface CalendarContext {
  /** IANA name. */
  timeZone: string;
  toWallTime: ToWallTime;
  /** The wall time, floating. */
  now: string;
  /** Returns the names of the theme, thread and project of a task. */
  namePlaces: (task: Task) => string[];
  /** Returns the address at which a task opens; null where the server does not know its own. */
  addressOf: (task: Task) => string | null;
  /** Minutes of one pomodoro. */
  pomodoroMinutes: number;
}

/** The most dates that are written out of one task. */
const maxWrittenOut = 400;
const writtenOutDays = 366;

/** 1 is the most pressing, 9 the least (RFC 5545, 3.8.1.9). */
const priorityNumbers: Record<Priority, number> = { urgent: 1, high: 3, medium: 5, low: 9 };

const toDoStatuses: Record<Status, string> = {
  pending: 'NEEDS-ACTION',
  in_progress: 'IN-PROCESS',
  paused: 'NEEDS-ACTION',
  completed: 'COMPLETED',
};

/**
 * Returns the events of a task with a due date: of its estimated length, or all day where it has no time. Where no rule says
 * how it repeats, the dates of one year are events of their own. A task that repeats from its completion has these, too,
 * as if it were completed on each of its days.
 */
export function formatEvents(task: Task, context: CalendarContext): string {
  const { due_date: due, recurrence } = task;
  if (due === null) return '';
  const rule = recurrence === null ? null : sayableRule(task, due, context);
  const dates =
    recurrence === null || rule !== null
      ? [due]
      : listOccurrences(
          { recurrence, due },
          { after: context.now, until: endOfWrittenOut(due, context), max: maxWrittenOut },
        );
  const minutes = task.estimated_pomodoros * context.pomodoroMinutes;
  return dates
    .map((date, index) =>
      component('VEVENT', [
        contentLine('UID', index === 0 ? uidOf(task.id) : uidOf(`${task.id}-${formatFloating(date)}`)),
        ...describe(task, context),
        ...dateLine('DTSTART', date, context),
        ...(date.includes('T') ? [contentLine('DURATION', formatDuration(minutes))] : []),
        contentLine('TRANSP', date.includes('T') ? 'OPAQUE' : 'TRANSPARENT'),
        ...(rule ? [contentLine('RRULE', rule)] : []),
        ...formatAlarm(task, { date: due, anchor: 'START', isFirst: index === 0 }, context),
      ]),
    )
    .join('');
}

/** Returns the to-do of a task. A rule that RFC 5545 has no words for is only named. */
export function formatToDo(task: Task, context: CalendarContext): string {
  const { due_date: due, recurrence } = task;
  const rule = due === null || recurrence === null ? null : sayableRule(task, due, context);
  return component('VTODO', [
    contentLine('UID', uidOf(task.id)),
    ...describe(task, context),
    contentLine('STATUS', toDoStatuses[task.status]),
    ...(task.completed_at ? [contentLine('COMPLETED', formatInstant(task.completed_at))] : []),
    ...(task.parent_id ? [contentLine('RELATED-TO', uidOf(task.parent_id))] : []),
    ...(due ? dateLine('DUE', due, context) : []),
    // A rule needs a start (3.8.2.4).
    ...(due && rule ? [...dateLine('DTSTART', due, context), contentLine('RRULE', rule)] : []),
    ...(recurrence && !rule ? [textLine('X-HEDDLE-RECURRENCE', recurrence)] : []),
    ...formatAlarm(task, { date: due, anchor: 'END', isFirst: true }, context),
  ]);
}

const uidOf = (id: string) => `${id}@heddle`;

const sayableRule = (task: Task, due: string, context: CalendarContext) =>
  task.recurrence === null || task.recurs_from_completion
    ? null
    : toRfcRule(task.recurrence, due, (moment) => toInstant(moment, context.toWallTime));

function endOfWrittenOut(due: string, { now }: CalendarContext): string {
  const { day } = parseMoment(due > now ? due : now);
  return new Date((day + writtenOutDays) * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the lines that events and to-dos share. */
function describe(task: Task, { namePlaces, addressOf }: CalendarContext): string[] {
  const categories = [...namePlaces(task), ...task.tags];
  const address = addressOf(task);
  return [
    contentLine('DTSTAMP', formatInstant(task.updated_at)),
    contentLine('CREATED', formatInstant(task.created_at)),
    contentLine('LAST-MODIFIED', formatInstant(task.updated_at)),
    textLine('SUMMARY', task.title),
    ...(task.description ? [textLine('DESCRIPTION', task.description)] : []),
    ...(categories.length > 0 ? [contentLine('CATEGORIES', categories.map(escapeText).join(','))] : []),
    ...(task.priority ? [contentLine('PRIORITY', String(priorityNumbers[task.priority]))] : []),
    ...(address ? [contentLine('URL', address)] : []),
  ];
}

const dateLine = (name: string, date: string, { timeZone }: CalendarContext): string[] => [
  date.includes('T')
    ? contentLine(`${name};TZID=${timeZone}`, formatFloating(date))
    : contentLine(`${name};VALUE=DATE`, formatFloating(date)),
];

/**
 * Returns the alarm of a reminder: at a distance from `date`, which is the `anchor` of the component, so that it repeats with
 * the task. One that was snoozed, or has no date, rings at its moment.
 */
function formatAlarm(
  task: Task,
  { date, anchor, isFirst }: { date: string | null; anchor: 'START' | 'END'; isFirst: boolean },
  { toWallTime }: CalendarContext,
): string[] {
  const { remind_at, snoozed_until } = task;
  const moment = isFirst ? getReminderMoment(task) : remind_at;
  if (moment === null) return [];
  const isAtMoment = date === null || (isFirst && snoozed_until !== null);
  return [
    component('VALARM', [
      contentLine('ACTION', 'DISPLAY'),
      textLine('DESCRIPTION', task.title),
      isAtMoment
        ? contentLine('TRIGGER;VALUE=DATE-TIME', formatInstant(toInstant(moment, toWallTime)))
        : contentLine(`TRIGGER;RELATED=${anchor}`, formatDuration(minutesBetween(date, moment))),
    ]),
  ];
}

const minutesBetween = (from: string, to: string): number => {
  const minutesOf = (floating: string) => {
    const { day, minute } = parseMoment(floating);
    return day * 1440 + minute;
  };
  return minutesOf(to) - minutesOf(from);
};
