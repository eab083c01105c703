import type { Task } from '#contract/tasks.ts';
import type { TaskwarriorTask } from '#contract/transfer.ts';
import type { Priority } from '#contract/vocabularies.ts';
import { describeRecurrence } from '#domain/describe-recurrence.ts';
import { formatInstant } from '#domain/icalendar/content-lines.ts';
import { dayParts, parseMoment } from '#intake/dates/calendar.ts';
import { withDefaults } from '#intake/recurrence/expand.ts';
import { readRule } from '#intake/recurrence/read-rule.ts';
import english from '#messages/en/domain.ts';
import { toInstant } from '../../../floating-date.ts';
import { type PlaceNames, readPlaceNames } from '../../places/place-names.usecases.ts';
import type { TaskSources } from '../../places/task-sources.ts';
import { toOneLine } from '../to-one-line.ts';

const priorityLetters = { urgent: 'H', high: 'H', medium: 'M', low: 'L' } as const satisfies Record<
  Priority,
  string
>;

/** Yields all tasks as `task import` reads them. A task depends on its subtasks. */
export async function* writeTaskwarrior(sources: TaskSources): AsyncGenerator<string> {
  const namePlaces = await readPlaceNames(sources);
  const subtasks = new Map<string, string[]>();
  for await (const batch of sources.tasks.listInBatches(sources.userId, {}))
    for (const { id, parent_id } of batch)
      if (parent_id) subtasks.set(parent_id, [...(subtasks.get(parent_id) ?? []), id]);
  yield '[';
  let separator = '\n';
  for await (const batch of sources.tasks.listInBatches(sources.userId, {})) {
    const rows = batch.map((task) =>
      JSON.stringify(
        toRow(task, {
          places: namePlaces(task),
          depends: subtasks.get(task.id),
          timeZone: sources.timeZone,
        }),
      ),
    );
    yield separator + rows.join(',\n');
    separator = ',\n';
  }
  yield '\n]\n';
}

function toRow(
  task: Task,
  { places, depends, timeZone }: { places: PlaceNames; depends: string[] | undefined; timeZone: string },
): TaskwarriorTask {
  const { due_date: due } = task;
  const isOpen = task.status !== 'completed';
  const recur = isOpen ? findPeriod(task) : null;
  const place = [places.theme, places.thread].flatMap((name) => (name ? name.replaceAll('.', ' ') : []));
  const tags = [...task.tags, ...(places.project ? [places.project] : [])].map(toTag);
  return {
    uuid: task.id,
    description: toOneLine(task.title),
    status: isOpen ? (recur ? 'recurring' : 'pending') : 'completed',
    entry: formatInstant(task.created_at),
    modified: formatInstant(task.updated_at),
    ...(!isOpen && { end: formatInstant(task.completed_at ?? task.updated_at) }),
    ...(task.status === 'in_progress' && { start: formatInstant(task.updated_at) }),
    ...(due && { due: formatInstant(toInstant(due.includes('T') ? due : `${due}T00:00`, timeZone)) }),
    ...(recur && { recur }),
    ...(task.priority && { priority: priorityLetters[task.priority] }),
    ...(place.length > 0 && { project: place.join('.') }),
    ...(tags.length > 0 && { tags: [...new Set(tags)] }),
    ...(depends && { depends }),
    ...toAnnotations(task, recur !== null),
  };
}

/** Tags are single words that do not begin with a digit. */
const toTag = (tag: string): string => tag.replace(/[^\p{L}\p{N}_]+/gu, '_').replace(/^(?=\p{N})/u, '_');

/** Keeps each line of the notes, and what Taskwarrior has no field for, as an annotation; no two may have one moment. */
function toAnnotations(task: Task, isRepeating: boolean): Pick<TaskwarriorTask, 'annotations'> {
  const lines = [
    ...task.description.split('\n'),
    ...(task.remind_at ? [`Reminder ${task.remind_at.replace('T', ' ')}`] : []),
    ...(task.recurrence && !isRepeating
      ? [`Repeats ${describeRecurrence(task.recurrence, english, 'en')}`]
      : []),
  ].filter((line) => line.trim() !== '');
  if (lines.length === 0) return {};
  const start = Date.parse(task.created_at);
  return {
    annotations: lines.map((description, index) => ({
      entry: formatInstant(new Date(start + index * 1000)),
      description: description.trimEnd(),
    })),
  };
}

/** Returns the period of a task that repeats every so many days, weeks, months or years from its date, or null. */
function findPeriod({ recurrence, due_date: due, recurs_from_completion }: Task): string | null {
  if (!recurrence || !due || recurs_from_completion) return null;
  try {
    const { day } = parseMoment(due);
    const { weekday, month, day: monthDay } = dayParts(day);
    const rule = withDefaults(readRule(recurrence), day);
    const { freq, interval, byDay, byMonthDay, byMonth, byYearDay, bySetPos, count, until } = rule;
    if (byYearDay.length + bySetPos.length > 0 || count !== null || until !== null) return null;
    const days = byDay
      .map((one) => one.weekday)
      .sort()
      .join();
    const [dates, months] = [byMonthDay.join(), byMonth.join()];
    const isPlain = days + dates + months === '';
    if (freq === 'DAILY' && isPlain) return `${interval}days`;
    if (freq === 'HOURLY' && isPlain) return `${interval}hours`;
    if (freq === 'WEEKLY' && dates + months === '') {
      if (days === String(weekday)) return `${interval}weeks`;
      return days === '0,1,2,3,4' && interval === 1 ? 'weekdays' : null;
    }
    if (freq === 'MONTHLY' && days + months === '' && dates === String(monthDay)) return `${interval}months`;
    const isOnDate = dates === String(monthDay) && months === String(month);
    return freq === 'YEARLY' && days === '' && isOnDate ? `${interval}years` : null;
  } catch {
    return null;
  }
}
