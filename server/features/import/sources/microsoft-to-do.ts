import { cleanText } from '#contract/text.ts';
import { emptyImport, type ImportContext, type Importer, parsedTask } from './parsed-import.ts';
import {
  isRecord,
  type Json,
  joinNotes,
  keepRecurrenceInNotes,
  lookUp,
  plainText,
  readDue,
  readInstant,
  readInstantText,
  readRecurrence,
  records,
  text,
  texts,
} from './read-values.ts';

/** Lists are in `value`, as Microsoft Graph sends them, or the file is a list of them. */
const listsOf = (json: unknown): Json[] =>
  records(isRecord(json) ? (json.value ?? json.lists) : json).filter(
    ({ displayName, tasks }) => typeof displayName === 'string' && Array.isArray(tasks),
  );

const isTask = (task: Json) => 'importance' in task && 'status' in task && 'title' in task;

/** Reads lists with their tasks in the form of Microsoft Graph, which exporters of Microsoft To Do write: it has no export itself. */
export const microsoftToDo: Importer = {
  detect: ({ json }) => {
    const lists = listsOf(json);
    return lists.length > 0 && lists.every(({ tasks }) => records(tasks).every(isTask));
  },
  parse: ({ json }, context) => {
    const parsed = emptyImport({ hasStableKeys: true });
    for (const list of listsOf(json)) {
      const key = text(list.id) || text(list.displayName);
      const isInbox = list.wellknownListName === 'defaultList';
      if (!isInbox) parsed.projects.push({ key, name: text(list.displayName) });
      for (const one of records(list.tasks)) {
        const isCompleted = one.status === 'completed';
        const task = parsedTask({
          key: text(one.id) || `${key} ${parsed.tasks.length}`,
          title: text(one.title),
          notes: readBody(one.body),
          project: isInbox ? null : key,
          tags: texts(one.categories),
          priority: one.importance === 'high' ? 'high' : one.importance === 'low' ? 'low' : null,
          due: readDateTime(one.dueDateTime, context)?.slice(0, 10) ?? null,
          remindAt: one.isReminderOn === true ? readDateTime(one.reminderDateTime, context) : null,
          isCompleted,
          completedAt: isCompleted ? readUtc(one.completedDateTime) : null,
          createdAt: readInstantText(one.createdDateTime),
        });
        if (isRecord(one.recurrence)) {
          task.recurrence = toRule(one.recurrence);
          if (task.recurrence === null)
            keepRecurrenceInNotes(task, writePattern(one.recurrence.pattern), parsed.changed);
        }
        parsed.tasks.push(task);
        for (const [index, item] of records(one.checklistItems).entries())
          parsed.tasks.push(
            parsedTask({
              key: text(item.id) || `${task.key} ${index}`,
              parent: task.key,
              title: text(item.displayName),
              project: task.project,
              isCompleted: item.isChecked === true || isCompleted,
              completedAt: readInstantText(item.checkedDateTime),
              createdAt: readInstantText(item.createdDateTime),
            }),
          );
      }
    }
    return parsed;
  },
};

const readBody = (body: unknown): string => (isRecord(body) ? joinNotes(plainText(text(body.content))) : '');

/** Reads `{ dateTime, timeZone }`: times are in UTC, or floating in the zone of the user. */
function readDateTime(value: unknown, context: ImportContext): string | null {
  if (!isRecord(value)) return readDue(value, context);
  const written = text(value.dateTime).replace(/\.\d+$/, '');
  if (text(value.timeZone) !== 'UTC') return readDue(written, context);
  // A due date is midnight of the user's zone, or of UTC.
  if (written.endsWith('T00:00:00')) return written.slice(0, 16);
  const instant = readInstant(`${written}Z`);
  return instant && context.toFloating(instant);
}

const readUtc = (value: unknown): string | null =>
  isRecord(value)
    ? readInstantText(`${text(value.dateTime).replace(/\.\d+$/, '')}Z`)
    : readInstantText(value);

const codes: Record<string, string> = {
  monday: 'MO',
  tuesday: 'TU',
  wednesday: 'WE',
  thursday: 'TH',
  friday: 'FR',
  saturday: 'SA',
  sunday: 'SU',
};
const indexes: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };

/** Turns `pattern` and `range` of Microsoft Graph into an RRULE. */
function toRule({ pattern, range }: Json): string | null {
  if (!isRecord(pattern)) return null;
  const type = text(pattern.type);
  const freq = /^(daily|weekly|absoluteMonthly|relativeMonthly|absoluteYearly|relativeYearly)$/.exec(
    type,
  )?.[0];
  if (freq === undefined) return null;
  const parts = [`FREQ=${freq.replace(/^(absolute|relative)/, '').toUpperCase()}`];
  if (Number(pattern.interval) > 1) parts.push(`INTERVAL=${Number(pattern.interval)}`);
  const days = texts(pattern.daysOfWeek).flatMap((day) => lookUp(codes, day.toLowerCase()) ?? []);
  if (type.startsWith('relative')) {
    const nth = lookUp(indexes, text(pattern.index)) ?? 1;
    parts.push(`BYDAY=${days.map((day) => `${nth}${day}`).join(',')}`);
  } else if (type === 'weekly' && days.length > 0) parts.push(`BYDAY=${days.join(',')}`);
  else if (type.startsWith('absolute') && Number(pattern.dayOfMonth) > 0)
    parts.push(`BYMONTHDAY=${Number(pattern.dayOfMonth)}`);
  if (type.endsWith('Yearly') && Number(pattern.month) > 0) parts.push(`BYMONTH=${Number(pattern.month)}`);
  if (isRecord(range) && range.type === 'endDate')
    parts.push(`UNTIL=${text(range.endDate).slice(0, 10).replaceAll('-', '')}`);
  if (isRecord(range) && range.type === 'numbered') parts.push(`COUNT=${Number(range.numberOfOccurrences)}`);
  return readRecurrence(parts.join(';'));
}

/** Writes a rhythm that cannot be read as JSON for the notes, without characters that no text may have. */
const writePattern = (pattern: unknown): string =>
  JSON.stringify(pattern, (_key, value) => (typeof value === 'string' ? cleanText(value) : value));
