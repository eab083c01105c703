import { expect, it } from 'vitest';
import { readForTest, tryToRead } from '#server/testing/read-import.ts';
import { planImport } from '../plan-import.ts';
import { emptyImport, type ParsedTask, parsedTask } from './parsed-import.ts';

it('reads todo.txt: priorities, projects, contexts, dates and repeats', () => {
  const file = [
    '(A) 2026-11-01 Call Mum +Family @phone due:2026-11-30',
    'x 2026-11-10 2026-11-01 Book hotel +Trip +Summer',
    '(D) Water plants rec:1w due:2026-11-22',
    'Tax rec:+1m t:2026-12-01',
    'Odd rec:2b',
    '',
    'x Sweep @home pri:B',
    'See http://a.b/c:d at 10:30',
  ].join('\n');
  const read = readForTest('todo.txt', file);
  expect(read.source).toBe('todo-txt');
  expect(read.tasks).toEqual([
    {
      title: 'Call Mum',
      priority: 'urgent',
      due_date: '2026-11-30',
      tags: ['phone'],
      created_at: '2026-11-01T00:00:00.000Z',
      project: 'Family',
    },
    {
      title: 'Book hotel',
      done: true,
      completed_at: '2026-11-10T00:00:00.000Z',
      created_at: '2026-11-01T00:00:00.000Z',
      tags: ['Summer'],
      project: 'Trip',
    },
    {
      title: 'Water plants',
      priority: 'low',
      due_date: '2026-11-22',
      recurrence: 'FREQ=WEEKLY',
      recurs_from_completion: true,
    },
    { title: 'Tax', due_date: '2026-12-01', recurrence: 'FREQ=MONTHLY' },
    { title: 'Odd', description: 'Repeats: 2b' },
    { title: 'Sweep', done: true, priority: 'high', tags: ['home'] },
    { title: 'See http://a.b/c:d at 10:30' },
  ]);
  expect(read.changed).toMatchObject([{ row: 5, title: 'Odd' }]);
});

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Apple Inc.//Reminders//EN', ...lines, 'END:VCALENDAR'].join(
    '\r\n',
  );

it('reads reminders of iCalendar: zones, alarms, recurrences, subtasks', () => {
  const file = calendar(
    'X-WR-CALNAME:Family',
    'BEGIN:VTODO\r\nUID:u2\r\nSUMMARY:Flour\r\nRELATED-TO;RELTYPE=PARENT:u1\r\nSTATUS:COMPLETED\r\nCOMPLETED:20261102T080000Z\r\nEND:VTODO',
    'BEGIN:VTODO\r\nUID:u1\r\nSUMMARY:Bake\\, then eat\r\nDESCRIPTION:two\\nlines\r\nDUE;TZID=Europe/London:20261205T090000',
    'PRIORITY:1\r\nCREATED:20261101T080000Z\r\nCATEGORIES:food,party\r\nRRULE:FREQ=WEEKLY;BYDAY=SA',
    'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\nEND:VTODO',
    'BEGIN:VTODO\r\nUID:u3\r\nSUMMARY:All day\r\nDUE;VALUE=DATE:20261224\r\nRRULE:FREQ=SECONDLY\r\nEND:VTODO',
    'BEGIN:VTODO\r\nUID:u4\r\nSUMMARY:Floating\r\nDUE:20261224T080000\r\nSTATUS:CANCELLED\r\nEND:VTODO',
    'BEGIN:VEVENT\r\nUID:e\r\nSUMMARY:No task\r\nDTSTART:20261224T080000Z\r\nEND:VEVENT',
  );
  const read = readForTest('Reminders.ics', file);
  expect(read.source).toBe('icalendar');
  expect(read.projects).toMatchObject([{ name: 'Family', tasks: 4 }]);
  expect(read.tasks).toEqual([
    {
      title: 'Bake, then eat',
      description: 'two\nlines',
      priority: 'high',
      due_date: '2026-12-05T10:00',
      remind_at: '2026-12-05T09:45',
      recurrence: 'FREQ=WEEKLY;BYDAY=SA',
      tags: ['food', 'party'],
      created_at: '2026-11-01T08:00:00.000Z',
      project: 'Family',
    },
    { title: 'All day', description: 'Repeats: FREQ=SECONDLY', due_date: '2026-12-24', project: 'Family' },
    { title: 'Floating', due_date: '2026-12-24T08:00', done: true, project: 'Family' },
    {
      title: 'Flour',
      done: true,
      completed_at: '2026-11-02T08:00:00.000Z',
      project: 'Family',
      under: 'Bake, then eat',
    },
  ]);
  expect(read.skipped).toMatchObject([{ title: '1 event' }]);
  expect(tryToRead('a.ics', 'BEGIN:VCALENDAR\nnonsense')).toMatchObject({ refusal: { code: 'damaged' } });
});

it('keeps the zones of one file from the next', () => {
  const zone =
    'BEGIN:VTIMEZONE\r\nTZID:Odd\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0500\r\nTZOFFSETTO:+0500\r\nEND:STANDARD\r\nEND:VTIMEZONE';
  const todo = 'BEGIN:VTODO\r\nUID:1\r\nSUMMARY:A\r\nDUE;TZID=Odd:20261224T120000\r\nEND:VTODO';
  expect(readForTest('a.ics', calendar(zone, todo)).tasks).toMatchObject([{ due_date: '2026-12-24T08:00' }]);
  expect(readForTest('a.ics', calendar(todo)).tasks).toMatchObject([{ due_date: '2026-12-24T12:00' }]);
});

it('reads a pasted list: checkboxes, indents, headings, and each line as the capture field does', () => {
  const file =
    'Buy milk\n- [ ] call Ana tomorrow at 9\n  - ask about rent\n    1. exactly\n- [x] send it\n\n# Garden\n* water the roses every monday p1 @home\n---\n☐ box, with commas; and more\n';
  const read = readForTest('', file);
  expect(read.source).toBe('list');
  expect(read.tasks).toEqual([
    { title: 'Buy milk' },
    { title: 'call Ana', due_date: '2026-11-22T09:00' },
    { title: 'send it', done: true },
    {
      title: 'water the roses',
      due_date: '2026-11-23',
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      priority: 'urgent',
      tags: ['home'],
      project: 'Garden',
    },
    { title: 'box, with commas; and more', project: 'Garden' },
    { title: 'ask about rent', under: 'call Ana' },
    { title: 'exactly', under: 'call Ana' },
  ]);
  expect(readForTest('', 'Müll rausbringen jeden Dienstag', { locale: 'de-AT' }).tasks).toEqual([
    { title: 'Müll rausbringen', due_date: '2026-11-24', recurrence: 'FREQ=WEEKLY;BYDAY=TU' },
  ]);
});

const plan = (...tasks: (Pick<ParsedTask, 'key'> & Partial<ParsedTask>)[]) => {
  const parsed = emptyImport({ hasStableKeys: true });
  return planImport({ ...parsed, tasks: tasks.map((task) => parsedTask({ title: task.key, ...task })) });
};
const parents = ({ tasks }: ReturnType<typeof planImport>) =>
  Object.fromEntries(tasks.map(({ identity, parent }) => [identity, parent]));

it('breaks circles, and puts deeper subtasks under the topmost task', () => {
  const circle = plan(
    { key: 'c', parent: 'a' },
    { key: 'a', parent: 'b' },
    { key: 'b', parent: 'a' },
    { key: 'd', parent: 'd' },
  );
  expect(parents(circle)).toEqual({ a: null, b: 'a', c: 'a', d: null });
  expect(circle.preview.changed.map(({ title }) => title)).toEqual(['a', 'd']);
  const deep = plan(
    { key: 'c', parent: 'b' },
    { key: 'b', parent: 'a' },
    { key: 'a' },
    { key: 'x', parent: 'gone' },
  );
  expect(parents(deep)).toEqual({ a: null, b: 'a', c: 'a', x: null });
  expect(deep.preview.changed).toMatchObject([{ title: 'c' }]);
});

it('reads a hundred thousand tasks, each under the one before, in linear time', { timeout: 60_000 }, () => {
  const tasks = Array.from({ length: 100_000 }, (_, n) => ({
    key: `k${n}`,
    parent: n === 0 ? null : `k${n - 1}`,
  }));
  const before = performance.now();
  expect(plan(...tasks).preview.counts).toMatchObject({ tasks: 100_000, subtasks: 99_999 });
  expect(performance.now() - before).toBeLessThan(30_000);
});

it('refuses more projects than anybody has', () => {
  const table = `Title,Project\n${Array.from({ length: 2001 }, (_, n) => `Task,Project ${n}`).join('\n')}`;
  expect(tryToRead('a.csv', table)).toMatchObject({
    refusal: { code: 'too_many', message: expect.stringContaining('2,001 projects') },
  });
});

it('fits what is too long or cannot be stored, and says so', () => {
  const long = plan({
    key: 'a',
    title: `${'t'.repeat(10_001)}\u0000`,
    notes: 'n',
    tags: ['x'.repeat(61), ' ok ', '', 'ok'],
    due: '2026-02-30',
    recurrence: 'FREQ=OFTEN',
    createdAt: 'yesterday',
  });
  expect(long.tasks).toMatchObject([
    { title: 't'.repeat(10_000), tags: ['ok'], due_date: null, recurrence: null, created_at: null },
  ]);
  expect(long.preview.changed.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('were cut'),
    expect.stringContaining('tags'),
  ]);
});
