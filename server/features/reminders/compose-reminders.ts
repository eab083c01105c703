import type { NotificationAction, PushNotification } from '#contract/push.ts';
import type { ReminderAction } from '#contract/reminders.ts';
import type { HourCycle } from '#contract/vocabularies.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { getReminderTag, summaryTag } from '#domain/reminder-ids.ts';
import { daysFrom } from '#domain/reschedule-change.ts';
import type { Reminder } from './reminders.repository.ts';

type ReminderContent = Pick<Reminder, 'task_id' | 'moment' | 'title' | 'due_date'>;
type NotificationContent = Omit<PushNotification, 'data'>;

/** Where and how a notification is shown. */
interface Place {
  origin: string;
  /** Floating. */
  now: string;
  hourCycle: HourCycle;
}

const maxListedTitles = 5;
/** With these limits the longest payload fits, even where each character takes three bytes. */
const maxTitleLength = 80;
const maxListedTitleLength = 50;

/** Browsers show as many as they have room for, in this order. */
const actionTitles: Record<ReminderAction, string> = {
  done: 'Done',
  snooze_10_minutes: 'Snooze 10 min',
  snooze_1_hour: 'Snooze 1 hour',
  snooze_tomorrow: 'Tomorrow',
};

/** Composes the notification of one reminder, with its actions; a late one says when it was due. */
export function composeReminder(
  reminder: ReminderContent,
  { origin, now, hourCycle, isLate }: Place & { isLate: boolean },
): NotificationContent {
  const { task_id, moment, title, due_date } = reminder;
  const navigate = `${origin}/tasks?task=${task_id}`;
  const lines = [
    ...(isLate ? [`This reminder was for ${formatWhen(moment, now, hourCycle)}.`] : []),
    ...(due_date ? [`Due ${formatWhen(due_date, now, hourCycle)}.`] : []),
  ];
  const actions: NotificationAction[] = Object.entries(actionTitles).map(([action, label]) => ({
    action,
    title: label,
    navigate,
  }));
  return {
    title: shorten(title, maxTitleLength),
    body: lines.join(' ') || 'Reminder',
    navigate,
    tag: getReminderTag(task_id),
    actions,
  };
}

/** Composes one notification about several reminders, or about one that is long past; the latest come first. */
export function composeSummary(
  reminders: readonly ReminderContent[],
  { origin, now, hourCycle }: Place,
): NotificationContent {
  const count = reminders.length;
  return {
    title: count === 1 ? 'A reminder you missed' : `${count} reminders`,
    body: listTitles([...reminders].reverse(), ({ moment }) => formatWhen(moment, now, hourCycle)),
    navigate: `${origin}/tasks`,
    tag: summaryTag,
  };
}

/** Composes the daily digest: what is due today, what is overdue, and the first titles. `today` is floating. */
export function composeDigest(
  tasks: readonly Pick<ReminderContent, 'title' | 'due_date'>[],
  { today, hourCycle }: { today: string; hourCycle: HourCycle },
): { title: string; body: string } {
  const isOverdue = ({ due_date }: Pick<ReminderContent, 'due_date'>) =>
    due_date !== null && due_date.slice(0, 10) < today;
  const due = tasks.filter((task) => !isOverdue(task));
  const overdue = tasks.filter(isOverdue);
  const counts = [
    ...(due.length > 0 ? [`${due.length} due today`] : []),
    ...(overdue.length > 0 ? [`${overdue.length} overdue`] : []),
  ];
  return {
    title: counts.join(', '),
    body: listTitles([...due, ...overdue], ({ due_date }) =>
      formatTimeOfDay(due_date?.slice(11) ?? '', hourCycle),
    ),
  };
}

/** Lists the first titles, one in each line after its time, and counts the others. */
function listTitles<Item extends { title: string }>(
  items: readonly Item[],
  timeOf: (item: Item) => string,
): string {
  const shown = items.slice(0, maxListedTitles);
  const more = items.length - shown.length;
  const lines = shown.map((item) =>
    [timeOf(item), shorten(item.title, maxListedTitleLength)].filter(Boolean).join('  '),
  );
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** Returns a floating date in words, as seen at `now`: `09:00`, `tomorrow at 09:00`, `Fri 20 Nov at 09:00`. */
export function formatWhen(floating: string, now: string, hourCycle: HourCycle): string {
  const [day, time] = [floating.slice(0, 10), formatTimeOfDay(floating.slice(11), hourCycle)];
  const days = daysFrom(now.slice(0, 10), day);
  if (days === 0) return time || 'today';
  return [formatDay(day, days), time].filter(Boolean).join(' at ');
}

function formatDay(day: string, days: number): string {
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return dayFormat.format(new Date(`${day}T00:00Z`)).replace(',', '');
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Puts a title on one line and shortens it without splitting what is seen as one character. */
function shorten(text: string, maxLength: number): string {
  const title = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (title.length <= maxLength) return title;
  const segments = [...new Intl.Segmenter().segment(title.slice(0, maxLength))];
  return `${segments
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')}…`;
}
