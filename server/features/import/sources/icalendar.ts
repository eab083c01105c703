import ICAL from 'ical.js';
import { toInstant } from '../../../floating-date.ts';
import { emptyImport, type ImportContext, ImportError, type Importer, parsedTask } from './parsed-import.ts';
import { isInboxName, joinNotes, keepRecurrenceInNotes, readRecurrence } from './read-values.ts';

/** Reads the VTODOs of a calendar, as Apple Reminders, Tasks.org, Nextcloud and Thunderbird export them. */
export const icalendar: Importer = {
  detect: ({ text }) => text !== null && /^\s*BEGIN:VCALENDAR/i.test(text),
  parse: ({ text, name }, context) => {
    const parsed = emptyImport({ hasStableKeys: true });
    for (const calendar of readCalendars(text ?? '')) {
      // It is shared: the zones of one file are not those of another.
      ICAL.TimezoneService.reset();
      for (const zone of calendar.getAllSubcomponents('vtimezone'))
        ICAL.TimezoneService.register(new ICAL.Timezone(zone), String(zone.getFirstPropertyValue('tzid')));
      const list =
        first(calendar, 'x-wr-calname') || (name.split('/').at(-1) ?? '').replace(/\.ics$/i, '').trim();
      const project = isInboxName(list) ? null : list;
      const todos = calendar.getAllSubcomponents('vtodo');
      if (project !== null && todos.length > 0 && !parsed.projects.some(({ key }) => key === project))
        parsed.projects.push({ key: project, name: project });
      for (const [index, todo] of todos.entries()) {
        const status = first(todo, 'status').toUpperCase();
        const isCompleted = status === 'COMPLETED' || status === 'CANCELLED' || todo.hasProperty('completed');
        const task = parsedTask({
          key: first(todo, 'uid') || `todo ${index + 1}`,
          parent: readParent(todo),
          title: first(todo, 'summary').trim(),
          notes: joinNotes(first(todo, 'description'), first(todo, 'location'), first(todo, 'url')),
          project,
          tags: todo
            .getAllProperties('categories')
            .flatMap((property) => property.getValues().map((value) => String(value).trim()))
            .filter((tag) => tag !== ''),
          priority: toPriority(Number(first(todo, 'priority'))),
          due: readTime(todo, 'due', context) ?? readTime(todo, 'dtstart', context),
          isCompleted,
          completedAt: isCompleted ? readInstant(todo, 'completed') : null,
          createdAt: readInstant(todo, 'created'),
          row: index + 1,
        });
        if (status === 'CANCELLED')
          parsed.changed.push({
            row: task.row,
            title: task.title,
            reason: 'Canceled: it counts as completed.',
          });
        task.remindAt = readAlarm(todo, task.due, context);
        const rule = todo.getFirstPropertyValue('rrule');
        if (rule) {
          task.recurrence = readRecurrence(String(rule));
          if (task.recurrence === null) keepRecurrenceInNotes(task, String(rule), parsed.changed);
        }
        parsed.tasks.push(task);
      }
      const events = calendar.getAllSubcomponents('vevent').length;
      if (events > 0)
        parsed.skipped.push({
          row: null,
          title: events === 1 ? '1 event' : `${events} events`,
          reason: 'Calendar events are not tasks.',
        });
    }
    return parsed;
  },
};

/** Returns the calendars in a file, which may hold several. Throws `ImportError` if it is damaged. */
function readCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text);
    const all = Array.isArray(parsed[0]) ? parsed : [parsed];
    return all.map((one: unknown[]) => new ICAL.Component(one as never));
  } catch {
    throw new ImportError('damaged', 'This calendar file cannot be read. Export it again.');
  }
}

const first = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value);
};

const toPriority = (level: number) =>
  level >= 1 && level <= 4 ? 'high' : level === 5 ? 'medium' : level >= 6 && level <= 9 ? 'low' : null;

function readParent(todo: ICAL.Component): string | null {
  const parent = todo
    .getAllProperties('related-to')
    .find((property) => String(property.getParameter('reltype') ?? 'PARENT').toUpperCase() === 'PARENT');
  return parent ? String(parent.getFirstValue()) : null;
}

const isTime = (value: unknown): value is ICAL.Time => value instanceof ICAL.Time;

function readTime(todo: ICAL.Component, name: string, { toFloating }: ImportContext): string | null {
  const value = todo.getFirstPropertyValue(name);
  if (!isTime(value) || value.year < 1971) return null;
  if (value.isDate) return value.toString().slice(0, 10);
  const zone = todo.getFirstProperty(name)?.getParameter('tzid');
  const instant = typeof zone === 'string' ? readInZone(value, zone) : undefined;
  if (instant) return toFloating(instant);
  if (value.zone === ICAL.Timezone.localTimezone) return value.toString().slice(0, 16);
  return toFloating(value.toJSDate());
}

/** Reads a time in a zone of the IANA database, which files often name without describing it. */
function readInZone(value: ICAL.Time, zone: string): Date | undefined {
  try {
    return toInstant(value.toString().slice(0, 16), zone);
  } catch {
    return undefined;
  }
}

function readInstant(todo: ICAL.Component, name: string): string | null {
  const value = todo.getFirstPropertyValue(name);
  return isTime(value) && value.year > 1970 ? value.toJSDate().toISOString() : null;
}

/** Reads the first alarm: at a moment, or before the date. */
function readAlarm(todo: ICAL.Component, due: string | null, { toFloating }: ImportContext): string | null {
  const trigger = todo.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  if (isTime(trigger)) return toFloating(trigger.toJSDate());
  if (!(trigger instanceof ICAL.Duration) || !due?.includes('T')) return null;
  return new Date(Date.parse(`${due}:00Z`) + trigger.toSeconds() * 1000).toISOString().slice(0, 16);
}
