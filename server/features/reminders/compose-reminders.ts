import type { NotificationAction, PushNotification } from '#contract/push.ts';
import { reminderActions } from '#contract/reminders.ts';
import type { HourCycle, Language } from '#contract/vocabularies.ts';
import { formatTimeOfDay } from '#domain/format-time-of-day.ts';
import { getReminderTag, summaryTag } from '#domain/reminder-ids.ts';
import { daysFrom } from '#domain/reschedule-change.ts';
import { type Texts, textsIn, toDateLocale } from '../../texts.ts';
import type { Reminder } from './reminders.repository.ts';

type ReminderContent = Pick<Reminder, 'task_id' | 'moment' | 'title' | 'due_date'>;
type NotificationContent = Omit<PushNotification, 'data'>;

/** Where and how a notification is shown. */
interface Place {
  origin: string;
  /** Floating. */
  now: string;
  language: Language;
  hourCycle: HourCycle;
}

const maxListedTitles = 5;
/** With these limits the longest payload fits, even where each character takes three bytes. */
const maxTitleLength = 80;
const maxListedTitleLength = 50;

/** Composes the notification of one reminder, with its actions; a late one says when it was due. */
export function composeReminder(
  reminder: ReminderContent,
  { origin, isLate, ...place }: Place & { isLate: boolean },
): NotificationContent {
  const { task_id, moment, title, due_date } = reminder;
  const { notifications: t } = textsIn(place.language);
  const navigate = `${origin}/tasks?task=${task_id}`;
  const lines = [
    ...(isLate ? [t.wasFor(formatWhen(moment, place))] : []),
    ...(due_date ? [t.due(formatWhen(due_date, place))] : []),
  ];
  const actions: NotificationAction[] = reminderActions.map((action) => ({
    action,
    title: t.actions[action],
    navigate,
  }));
  return {
    title: shorten(title, maxTitleLength),
    body: lines.join(' ') || t.reminder,
    navigate,
    tag: getReminderTag(task_id),
    actions,
  };
}

/** Composes one notification about several reminders, or about one that is long past; the latest come first. */
export function composeSummary(
  reminders: readonly ReminderContent[],
  { origin, ...place }: Place,
): NotificationContent {
  const { notifications: t } = textsIn(place.language);
  const count = reminders.length;
  return {
    title: count === 1 ? t.missed : t.reminders(count),
    body: listTitles([...reminders].reverse(), t, ({ moment }) => formatWhen(moment, place)),
    navigate: `${origin}/tasks`,
    tag: summaryTag,
  };
}

/** Composes the daily digest: what is due today, what is overdue, and the first titles. `today` is floating. */
export function composeDigest(
  tasks: readonly Pick<ReminderContent, 'title' | 'due_date'>[],
  { today, language, hourCycle }: { today: string; language: Language; hourCycle: HourCycle },
): { title: string; body: string } {
  const { notifications: t } = textsIn(language);
  const isOverdue = ({ due_date }: Pick<ReminderContent, 'due_date'>) =>
    due_date !== null && due_date.slice(0, 10) < today;
  const due = tasks.filter((task) => !isOverdue(task));
  const overdue = tasks.filter(isOverdue);
  const counts = [
    ...(due.length > 0 ? [t.dueToday(due.length)] : []),
    ...(overdue.length > 0 ? [t.overdue(overdue.length)] : []),
  ];
  return {
    title: counts.join(', '),
    body: listTitles([...due, ...overdue], t, ({ due_date }) =>
      formatTimeOfDay(due_date?.slice(11) ?? '', hourCycle),
    ),
  };
}

/** Lists the first titles, one in each line after its time, and counts the others. */
function listTitles<Item extends { title: string }>(
  items: readonly Item[],
  t: Texts['notifications'],
  timeOf: (item: Item) => string,
): string {
  const shown = items.slice(0, maxListedTitles);
  const more = items.length - shown.length;
  const lines = shown.map((item) =>
    [timeOf(item), shorten(item.title, maxListedTitleLength)].filter(Boolean).join('  '),
  );
  return [...lines, ...(more > 0 ? [t.more(more)] : [])].join('\n');
}

/** Returns a floating date in words, as seen at `now`: `09:00`, `tomorrow at 09:00`, `Fri 20 Nov at 09:00`. */
export function formatWhen(floating: string, { now, language, hourCycle }: Omit<Place, 'origin'>): string {
  const { notifications: t } = textsIn(language);
  const [day, time] = [floating.slice(0, 10), formatTimeOfDay(floating.slice(11), hourCycle)];
  const days = daysFrom(now.slice(0, 10), day);
  if (days === 0) return time || t.today;
  const name = days === 1 ? t.tomorrow : days === -1 ? t.yesterday : formatDay(day, language);
  return time ? t.at(name, time) : name;
}

function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(toDateLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00Z`)).replace(',', '');
}

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
