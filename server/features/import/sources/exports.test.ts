import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import {
  googleTasks,
  microsoft,
  superProductivity,
  taskwarrior,
  vikunja,
} from '#server/testing/import-files.ts';
import { readForTest, tryToRead } from '#server/testing/read-import.ts';

it('reads Taskwarrior: a series once, with the date of its next instance', () => {
  const read = readForTest('tasks.json', JSON.stringify(taskwarrior));
  expect(read.source).toBe('taskwarrior');
  const created_at = '2026-11-01T09:00:00.000Z';
  expect(read.tasks).toEqual([
    { title: 'Bins', due_date: '2026-11-20', recurrence: 'FREQ=WEEKLY', created_at },
    { title: 'Bins', done: true, completed_at: '2026-11-12T08:00:00.000Z', created_at },
    {
      title: 'Paint',
      description: 'green',
      priority: 'high',
      due_date: '2026-11-25T15:00',
      tags: ['diy'],
      project: 'house / garden',
      created_at,
    },
    { title: 'Filter', due_date: '2026-12-25T10:00', recurrence: 'FREQ=MONTHLY;INTERVAL=3', created_at },
    { title: 'Odd', description: 'Repeats: constructor', created_at },
  ]);
  expect(read.skipped).toMatchObject([{ row: 6, title: 'Gone' }]);
  const lines = taskwarrior.map((task) => JSON.stringify(task)).join('\n');
  expect(readForTest('tasks.json', lines).tasks).toEqual(read.tasks);
});

it('reads Google Tasks, also in the archive of Takeout', () => {
  const zip = zipSync({
    'Takeout/Tasks/Tasks.json': strToU8(JSON.stringify(googleTasks)),
    'Takeout/archive_browser.html': strToU8('<html>'),
  });
  const read = readForTest('takeout.zip', zip);
  expect(read.source).toBe('google-tasks');
  expect(read.projects).toMatchObject([{ name: 'My Tasks', tasks: 3 }]);
  expect(read.tasks).toEqual([
    {
      title: 'Trip',
      description: 'By train\n\nhttps://mail',
      due_date: '2026-12-05',
      created_at: '2026-11-01T08:00:00.000Z',
      project: 'L1',
    },
    { title: 'Done', done: true, completed_at: '2026-11-02T08:00:00.000Z', project: 'L1' },
    { title: 'Book', project: 'L1', under: 'Trip' },
  ]);
  expect(read.skipped.map(({ title }) => title)).toEqual(['Gone', '']);
});

it('reads Super Productivity: archives, repeats, and both forms of its file', () => {
  const read = readForTest('sp.json', JSON.stringify(superProductivity));
  expect(read.source).toBe('super-productivity');
  const created_at = '2025-11-01T10:00:00.000Z';
  expect(read.tasks).toEqual([
    {
      title: 'Deep work',
      description: 'No phone',
      due_date: '2026-12-01T11:00',
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
      tags: ['focus'],
      created_at,
      project: 'p1',
    },
    {
      title: 'Plan',
      priority: 'urgent',
      due_date: '2026-12-24',
      recurrence: 'FREQ=MONTHLY',
      recurs_from_completion: true,
      created_at,
    },
    { title: 'Old', done: true, completed_at: created_at, created_at, project: 'p1' },
    { title: 'Outline', done: true, completed_at: created_at, created_at, project: 'p1', under: 'Deep work' },
  ]);
  expect(readForTest('sp.json', JSON.stringify(superProductivity.data)).tasks).toEqual(read.tasks);
});

it('reads Vikunja: data.json in its archive, without the attachments', () => {
  const zip = zipSync({
    'data.json': strToU8(JSON.stringify(vikunja)),
    VERSION: strToU8('v1'),
    'filters.json': strToU8('[]'),
    'files/1': new Uint8Array(9),
  });
  const read = readForTest('vikunja-export.zip', zip);
  expect(read.source).toBe('vikunja');
  expect(read.projects).toMatchObject([{ name: 'Garden', tasks: 3, threads: ['Doing'] }]);
  const created_at = '2026-10-01T08:00:00.000Z';
  expect(read.tasks).toEqual([
    {
      title: 'Dig',
      description: 'Deep & wide\n\n- left\n\nYes',
      priority: 'urgent',
      due_date: '2026-12-01T12:00',
      remind_at: '2026-12-01T11:00',
      recurrence: 'FREQ=WEEKLY;INTERVAL=2',
      tags: ['outside'],
      created_at,
      project: '2',
      thread: 'Doing',
    },
    {
      title: 'Pay',
      done: true,
      completed_at: '2026-11-01T09:00:00.000Z',
      due_date: '2026-11-02',
      recurrence: 'FREQ=MONTHLY',
      project: '2',
    },
    { title: 'Compost', created_at, project: '2', thread: 'Doing', under: 'Dig' },
  ]);
});

it('reads Microsoft To Do: lists in the form of Microsoft Graph', () => {
  const read = readForTest('todo.json', JSON.stringify({ value: microsoft }));
  expect(read.source).toBe('microsoft-to-do');
  expect(read.projects).toMatchObject([{ name: 'Errands', tasks: 1 }]);
  expect(read.tasks).toEqual([
    {
      title: 'Call',
      description: 'About\nrent',
      priority: 'high',
      due_date: '2026-12-24',
      remind_at: '2026-12-24T09:00',
      recurrence: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR;UNTIL=20271231',
      tags: ['Blue'],
      created_at: '2026-11-01T08:00:00.123Z',
    },
    {
      title: 'Post',
      done: true,
      due_date: '2026-11-03',
      completed_at: '2026-11-03T00:00:00.000Z',
      project: 'M',
    },
    { title: 'Dial', done: true, completed_at: '2026-11-02T08:00:00.000Z', under: 'Call' },
  ]);
});

it('says that an export of Heddle is damaged', () => {
  expect(tryToRead('a.json', '{"format":"heddle-export","tasks":[]}')).toMatchObject({
    refusal: { code: 'damaged', message: expect.stringContaining('Export it again') },
  });
});

const odd = [
  null,
  '',
  0,
  -1,
  1e20,
  true,
  [],
  {},
  [null],
  'constructor',
  '__proto__',
  '\u0000\ud800',
  'x'.repeat(20_000),
  '9999-99-99T99:99:99Z',
];

it('reads files whose parts are damaged, or says so, but never fails', () => {
  const files = [taskwarrior, googleTasks, superProductivity, vikunja, microsoft];
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(200), fc.constantFrom(...odd), (file, at, value) => {
      let place = 0;
      const damaged = JSON.stringify(file, (key, given) => (key !== '' && place++ === at ? value : given));
      const reply = tryToRead('a.json', damaged);
      if ('refusal' in reply) expect(reply.refusal.message).toMatch(/\.$/);
      else for (const batch of reply.result.batches) expect(batch).not.toContain('\\u0000');
    }),
    {
      numRuns: 300,
      // A rhythm that is a text with characters that no text may have.
      examples: [[microsoft, 24, '\u0000\ud800']],
    },
  );
});
