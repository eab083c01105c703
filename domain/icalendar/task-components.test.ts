import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { taskDefaults } from '#contract/task-fields.ts';
import type { Task } from '#contract/tasks.ts';
import { calendarEnd, calendarStart } from './calendar.ts';
import { contentLine, formatDuration, textLine } from './content-lines.ts';
import { type CalendarContext, formatEvents, formatToDo } from './task-components.ts';

const timeZone = 'Europe/Vienna';
const wallTimeOf = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant: Date) => format.format(instant).replace(' ', 'T').padStart(19, '0');
};

const context: CalendarContext = {
  timeZone,
  toWallTime: wallTimeOf(timeZone),
  now: '2026-11-21T08:00',
  namePlaces: () => ['Work', 'Loom, north'],
  addressOf: ({ id }) => `https://heddle.example/tasks?task=${id}`,
  pomodoroMinutes: 25,
};

const task = (fields: Partial<Task>): Task => ({
  ...taskDefaults,
  id: '0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e',
  title: 'Oil the loom',
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  ...fields,
});

const calendarOf = (...components: string[]) =>
  calendarStart({ name: 'Heddle', context }) + components.join('') + calendarEnd;

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));

test('a task with a time is an event of its estimated length, with its reminder, place and notes', () => {
  const text = formatEvents(
    task({
      due_date: '2026-11-23T09:00',
      remind_at: '2026-11-22T08:30',
      estimated_pomodoros: 3,
      priority: 'high',
      tags: ['oil; can'],
      description: 'North side,\nthen south',
    }),
    context,
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VEVENT',
    'UID:0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e@heddle',
    'DTSTAMP:20261120T090000Z',
    'CREATED:20261120T080000Z',
    'LAST-MODIFIED:20261120T090000Z',
    'SUMMARY:Oil the loom',
    'DESCRIPTION:North side\\,\\nthen south',
    'CATEGORIES:Work,Loom\\, north,oil\\; can',
    'PRIORITY:3',
    'URL:https://heddle.example/tasks?task=0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e',
    'DTSTART;TZID=Europe/Vienna:20261123T090000',
    'DURATION:PT1H15M',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Oil the loom',
    'TRIGGER;RELATED=START:-P1DT30M',
    'END:VALARM',
    'END:VEVENT',
    '',
  ]);
});

test('a task with a day only takes the day and keeps nobody busy', () => {
  const text = formatEvents(task({ due_date: '2026-11-23', remind_at: '2026-11-23T09:00' }), context);
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261123\r\nTRANSP:TRANSPARENT\r\n');
  expect(text).toContain('\r\nTRIGGER;RELATED=START:PT9H\r\n');
  expect(formatEvents(task({}), context)).toBe('');
});

test('a snoozed reminder rings at the moment it was put off to', () => {
  const text = formatEvents(
    task({ due_date: '2026-11-23', remind_at: '2026-11-23T09:00', snoozed_until: '2026-11-23T09:10' }),
    context,
  );
  expect(text).toContain('\r\nTRIGGER;VALUE=DATE-TIME:20261123T081000Z\r\n');
});

test('a to-do has its status, its parent, and the name of a rule that nothing else can say', () => {
  const parent = '0199a7c2-0000-7c3a-9f00-3d5e8a1b2c4e';
  const done = formatToDo(
    task({ status: 'completed', completed_at: '2026-11-21T07:00:00.000Z', parent_id: parent }),
    context,
  );
  expect(done).toContain('\r\nSTATUS:COMPLETED\r\nCOMPLETED:20261121T070000Z\r\n');
  expect(done).toContain(`\r\nRELATED-TO:${parent}@heddle\r\n`);
  const repeats = { due_date: '2026-11-23', recurrence: 'FREQ=DAILY' };
  expect(formatToDo(task(repeats), context)).toContain(
    '\r\nDUE;VALUE=DATE:20261123\r\nDTSTART;VALUE=DATE:20261123\r\nRRULE:FREQ=DAILY\r\n',
  );
  const fromCompletion = formatToDo(task({ ...repeats, recurs_from_completion: true }), context);
  expect(fromCompletion).not.toContain('RRULE');
  expect(fromCompletion).toContain('\r\nX-HEDDLE-RECURRENCE:FREQ=DAILY\r\n');
});

test('what no rule says is written out for a year, each date as an event', () => {
  const text = calendarOf(
    formatEvents(
      task({
        due_date: '2026-11-23T09:00',
        recurrence: 'FREQ=MONTHLY;INTERVAL=2',
        recurs_from_completion: true,
        remind_at: '2026-11-23T08:45',
      }),
      context,
    ),
  );
  const events = parse(text).getAllSubcomponents('vevent');
  expect(events.map((event) => String(event.getFirstPropertyValue('dtstart')))).toEqual([
    '2026-11-23T09:00:00',
    '2027-01-23T09:00:00',
    '2027-03-23T09:00:00',
    '2027-05-23T09:00:00',
    '2027-07-23T09:00:00',
    '2027-09-23T09:00:00',
    '2027-11-23T09:00:00',
  ]);
  expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(7);
  expect(text.match(/TRIGGER;RELATED=START:-PT15M/g)).toHaveLength(7);
  expect(text).not.toContain('RRULE:FREQ=MONTHLY;INTERVAL');
});

test('an overdue task that repeats every minute does not fill the calendar', () => {
  const text = formatEvents(
    task({ due_date: '2026-01-01', recurrence: 'FREQ=MINUTELY', recurs_from_completion: true }),
    context,
  );
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeLessThanOrEqual(400);
});

test.each(['0000-01-01T00:00', '9999-12-31T23:59'])('%s is a date like others', (moment) => {
  for (const zone of ['Europe/Vienna', 'America/Lima'])
    for (const recurrence of ['FREQ=DAILY', 'FREQ=DAILY;UNTIL=99991231'])
      for (const due_date of [null, moment, moment.slice(0, 10)]) {
        const extreme = task({ due_date, recurrence, remind_at: moment, recurs_from_completion: true });
        const there = { ...context, timeZone: zone, toWallTime: wallTimeOf(zone) };
        const text = formatEvents(extreme, there) + formatToDo(extreme, there);
        for (const [, value = ''] of text.matchAll(/^(?:DTSTART|DUE|TRIGGER;VALUE)[^:]*:(.*)\r$/gm))
          expect(value).toMatch(/^\d{8}(T\d{6}Z?)?$/);
      }
});

test('lines have 75 octets at most and are never broken within a character', () => {
  const title = '🧵'.repeat(40) + 'ä'.repeat(60) + '织'.repeat(50);
  const lines = textLine('SUMMARY', title).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(`SUMMARY:${title}\r\n`);
  expect(Buffer.from(lines.join('\n')).toString()).not.toContain('\ufffd');
  expect(contentLine('X', 'a'.repeat(73))).toBe(`X:${'a'.repeat(73)}\r\n`);
  expect(contentLine('X', 'a'.repeat(74))).toBe(`X:${'a'.repeat(73)}\r\n a\r\n`);
});

const hostileTexts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '\r\nEND:VEVENT',
        '\nBEGIN:VALARM',
        '\\n',
        '\\',
        ';',
        ',',
        ':',
        '"',
        '\t',
        '\u0007',
        '\u0085',
        '\u2028',
        '👩🏽‍🚀',
        'x'.repeat(74),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

test('whatever a title or a note says comes back as it was, and makes no component of its own', () => {
  fc.assert(
    fc.property(
      hostileTexts,
      hostileTexts,
      fc.array(hostileTexts, { maxLength: 3 }),
      (title, description, given) => {
        // ical.js takes the comma behind an escaped backslash for part of the value.
        const tags = given.map((tag) => tag.replaceAll('\\', ''));
        const fields = task({ title, description, tags, due_date: '2026-11-23' });
        const calendar = parse(calendarOf(formatEvents(fields, context), formatToDo(fields, context)));
        expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual([
          'vtimezone',
          'vevent',
          'vtodo',
        ]);
        const readable = (text: string) =>
          // biome-ignore lint/suspicious/noControlCharactersInRegex: what a calendar cannot hold
          text.replace(/\r\n|\r/g, '\n').replace(/(?![\n\t])[\u0000-\u001f\u007f]/g, '');
        for (const name of ['vevent', 'vtodo']) {
          const shown = calendar.getFirstSubcomponent(name);
          expect(shown?.getFirstPropertyValue('summary')).toBe(readable(title));
          expect(shown?.getFirstPropertyValue('description') ?? '').toBe(readable(description));
          expect(shown?.getFirstProperty('categories')?.getValues().slice(2)).toEqual(tags.map(readable));
        }
      },
    ),
  );
});

test.each([
  [0, 'PT0M'],
  [90, 'PT1H30M'],
  [-15, '-PT15M'],
  [-1440, '-P1D'],
  [1500, 'P1DT1H'],
  [60, 'PT1H'],
])('%s minutes are %s', (minutes, duration) => {
  expect(formatDuration(minutes)).toBe(duration);
  expect(ICAL.Duration.fromString(duration).toSeconds()).toBe(minutes * 60);
});
