import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readForTest, tryToRead } from '#server/testing/read-import.ts';

const todoistHeader =
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG';

it('reads Todoist: sections, indents, labels, comments, and dates in the language of each row', () => {
  const file = [
    `\ufeff${todoistHeader}`,
    'meta,view_style=board,,,,,,,,,,,,',
    'note,About the project,,,,,,,,,,,,',
    'task,Mow the lawn @garden @weekend,With the new mower,1,1,Ada (1),,every saturday,en,Europe/Vienna,30,minute,,',
    'task,Sharpen the blade,,4,2,Ada (1),,2026-12-05,en,,,,,',
    'task,Find the file,,4,3,Ada (1),,5 Dec 2026 9:00,en,,,,,',
    'note,"Ask Tom, he has one [[file {""file_name"":""a.pdf"",""file_url"":""https://x/a.pdf""}]]",,,,,,,,,,,,',
    'section,Beds,,,,,,,,,,,,',
    'task,Blumen gießen,,2,1,,,jeden Montag um 9 Uhr,de,,,,,',
    'task,Vacances,,4,1,,,tous les lundis,fr,,,,,',
    'task,* Roses,,3,1,,,,fi,,,,2026-12-24,en',
    'task,Uutta,,4,1,,,joka päivä,fi,,,,,',
    'task,"mail ada@example.com about ""seeds""",,4,1,,,every 3rd moon,en,,,,,',
    'task,Feed the cat,,4,1,,,every! 3 days,en,,,,,',
    ',,,,,,,,,,,,,',
  ].join('\r\n');
  const read = readForTest('Garden [2203306141].csv', file);
  expect(read.source).toBe('todoist');
  expect(read.projects).toMatchObject([{ name: 'Garden', tasks: 9, threads: ['Beds'] }]);
  expect(read.counts).toEqual({
    tasks: 9,
    subtasks: 2,
    completed: 0,
    dated: 7,
    recurring: 4,
    threads: 1,
    tags: 2,
    skipped: 1,
    changed: 3,
  });
  const project = 'Garden';
  const thread = 'Beds';
  expect(read.tasks).toEqual([
    {
      title: 'Mow the lawn',
      description: 'With the new mower',
      priority: 'urgent',
      due_date: '2026-11-21',
      recurrence: 'FREQ=WEEKLY;BYDAY=SA',
      tags: ['garden', 'weekend'],
      project,
    },
    {
      title: 'Blumen gießen',
      priority: 'high',
      due_date: '2026-11-23T09:00',
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      project,
      thread,
    },
    { title: 'Vacances', due_date: '2026-11-23', recurrence: 'FREQ=WEEKLY;BYDAY=MO', project, thread },
    { title: 'Roses', priority: 'medium', due_date: '2026-12-24', project, thread },
    { title: 'Uutta', description: 'When: joka päivä', project, thread },
    {
      title: 'mail ada@example.com about "seeds"',
      description: 'When: every 3rd moon',
      project,
      thread,
    },
    {
      title: 'Feed the cat',
      due_date: '2026-11-21',
      recurrence: 'FREQ=DAILY;INTERVAL=3',
      recurs_from_completion: true,
      project,
      thread,
    },
    { title: 'Sharpen the blade', due_date: '2026-12-05', project, under: 'Mow the lawn' },
    {
      title: 'Find the file',
      description: 'Ask Tom, he has one a.pdf https://x/a.pdf',
      due_date: '2026-12-05T09:00',
      project,
      under: 'Mow the lawn',
    },
  ]);
  expect(read.skipped).toMatchObject([{ row: 3, title: 'About the project' }]);
  expect(read.changed.map(({ row }) => row)).toEqual([12, 13, 6]);
});

it('reads a backup of Todoist: a ZIP with a file for each project', () => {
  const older = 'TYPE,CONTENT,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE';
  const zip = zipSync({
    'Inbox [1].csv': strToU8(`${older}\ntask,Same,4,1,,,,,\n`),
    'Work [2].csv': strToU8(`${older}\nsection,Soon,,,,,,,\ntask,Same,4,1,,,,,\ntask,Sub,4,2,,,,,\n`),
    'Home [3].csv': strToU8(`${older}\nsection,Soon,,,,,,,\ntask,Same,4,1,,,,,\ntask,Same,4,1,,,,,\n`),
    '__MACOSX/._Home [3].csv': strToU8('x'),
    'README.txt': strToU8('Hello'),
  });
  const read = readForTest('todoist.zip', zip);
  expect(read.source).toBe('todoist');
  expect(read.projects).toMatchObject([
    { name: 'Work', tasks: 2, threads: ['Work: Soon'] },
    { name: 'Home', tasks: 2, threads: ['Home: Soon'] },
  ]);
  expect(read.tasks).toEqual([
    { title: 'Same' },
    { title: 'Same', project: 'Work', thread: 'Work: Soon' },
    { title: 'Same', project: 'Home', thread: 'Home: Soon' },
    { title: 'Same', project: 'Home', thread: 'Home: Soon' },
    { title: 'Sub', project: 'Work', thread: 'Work: Soon', under: 'Same' },
  ]);
});

const ticktick = [
  '"Date: 2026-11-20+0000"',
  '"Version: 7.1"',
  '"Status: ',
  '0 Normal',
  '1 Completed',
  '2 Archived"',
  '"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating","Column Name","Column Order","View Mode","taskId","parentId"',
  '"Home","House","Milk","TEXT","","","N","","","","","0","0","2026-09-20T10:00:01+0000","","2","Europe/Vienna","","","","","list","2","1"',
  '"Home","House","Buy groceries","TEXT","food, weekly","Bread","N","","2026-11-27T23:00:00+0000","","","5","0","2026-09-20T10:00:00+0000","","1","Europe/Vienna","true","false","Kitchen","0","kanban","1",""',
  '"","Inbox","Run","TEXT","","","N","","2026-11-23T06:00:00+0000","-PT30M","RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE","1","0","2026-09-21T10:00:00+0000","","3","Europe/Vienna","false","false","","","list","3",""',
  '"","Inbox","Pay rent","TEXT","","","N","","2026-12-01T08:00:00+0000","","ERULE:NAME=CUSTOM;BYDATE=20261201","3","0","2026-09-22T10:00:00+0000","","4","Europe/Vienna","false","false","","","list","4",""',
  '"","Inbox","Pack","CHECKLIST","","For the trip\r▫Socks\r▪Passport","Y","","","","","0","0","2026-09-23T10:00:00+0000","","5","Europe/Vienna","","","","","list","5",""',
  '"","Inbox","Learn Latin","TEXT","","","N","","","","","0","-1","2026-09-24T10:00:00+0000","2026-10-01T10:00:00+0000","6","Europe/Vienna","","","","","list","6",""',
  '"","Inbox","","TEXT","","","N","","","","","0","0","2026-09-25T10:00:00+0000","","7","Europe/Vienna","","","","","list","7",""',
].join('\n');

it('reads TickTick: preamble, children before parents, all-day dates, checklists, reminders', () => {
  const read = readForTest('TickTick-backup.csv', ticktick);
  expect(read.source).toBe('ticktick');
  expect(read.projects).toMatchObject([{ name: 'House', tasks: 2, threads: ['Kitchen'] }]);
  const house = { project: 'Home/House', thread: 'Kitchen' };
  expect(read.tasks).toEqual([
    {
      title: 'Buy groceries',
      description: 'Bread',
      priority: 'high',
      due_date: '2026-11-28',
      tags: ['food', 'weekly'],
      created_at: '2026-09-20T10:00:00.000Z',
      ...house,
    },
    {
      title: 'Run',
      priority: 'low',
      due_date: '2026-11-23T07:00',
      remind_at: '2026-11-23T06:30',
      recurrence: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE',
      created_at: '2026-09-21T10:00:00.000Z',
    },
    {
      title: 'Pay rent',
      description: 'Repeats: ERULE:NAME=CUSTOM;BYDATE=20261201',
      priority: 'medium',
      due_date: '2026-12-01T09:00',
      created_at: '2026-09-22T10:00:00.000Z',
    },
    { title: 'Pack', description: 'For the trip', created_at: '2026-09-23T10:00:00.000Z' },
    {
      title: 'Learn Latin',
      done: true,
      completed_at: '2026-10-01T10:00:00.000Z',
      created_at: '2026-09-24T10:00:00.000Z',
    },
    { title: 'Milk', created_at: '2026-09-20T10:00:01.000Z', ...house, under: 'Buy groceries' },
    { title: 'Socks', created_at: '2026-09-23T10:00:00.000Z', under: 'Pack' },
    { title: 'Passport', done: true, created_at: '2026-09-23T10:00:00.000Z', under: 'Pack' },
  ]);
  expect(read.skipped).toMatchObject([{ row: 11, reason: 'It has no title.' }]);
  expect(read.changed.map(({ row, title }) => [row, title])).toEqual([
    [8, 'Pay rent'],
    [10, 'Learn Latin'],
  ]);
});

it('reads UTF-16 and Windows-1252 as well', () => {
  const codes = new Uint16Array([...ticktick].map((letter) => letter.charCodeAt(0)));
  const utf16 = new Uint8Array(codes.buffer);
  const plain = readForTest('a.csv', ticktick).tasks;
  expect(readForTest('a.csv', Uint8Array.from([0xff, 0xfe, ...utf16])).tasks).toEqual(plain);
  expect(readForTest('a.csv', utf16).tasks).toEqual(plain);
  const latin = Uint8Array.from([...'Title,Notes\nKäse,'].map((letter) => letter.charCodeAt(0)));
  expect(readForTest('a.csv', latin).tasks).toEqual([{ title: 'Käse' }]);
});

it('finds the columns of any table by their names, in other languages too', () => {
  const file =
    '\ufeffAufgabe;Fällig am;Priorität;Projekt;Schlagwörter;Erledigt;Wiederholung\r\nMilch kaufen;24.12.2026;hoch;Haus;"a, b";nein;wöchentlich\r\nBrot;12/31/2026;;;;ja;\r\nSport;morgen um 9;;;;;jeden Dienstag\r\n;;;;;;\r\n;;;Haus;;;\r\n';
  const read = readForTest('Aufgaben.csv', file, { locale: 'de-AT' });
  expect(read.source).toBe('csv');
  expect(read.columns?.chosen).toEqual({
    title: 0,
    due: 1,
    priority: 2,
    project: 3,
    tags: 4,
    completed: 5,
    recurrence: 6,
  });
  expect(read.tasks).toEqual([
    {
      title: 'Milch kaufen',
      due_date: '2026-12-24',
      priority: 'high',
      project: 'Haus',
      tags: ['a', 'b'],
      recurrence: 'FREQ=WEEKLY',
    },
    { title: 'Brot', due_date: '2026-12-31', done: true },
    { title: 'Sport', due_date: '2026-11-22T09:00', recurrence: 'FREQ=WEEKLY;BYDAY=TU' },
  ]);
  expect(read.skipped).toMatchObject([{ row: 6 }]);
});

it('takes the columns that are chosen, and American dates by the locale', () => {
  const file = 'A,B,C\nx,12/1/2026 3:05 PM,y\nz,,constructor';
  const columns = { title: 2, due: 1, priority: 2 };
  expect(readForTest('a.csv', file, { columns, locale: 'en-US' }).tasks).toEqual([
    { title: 'y', due_date: '2026-12-01T15:05' },
    { title: 'constructor' },
  ]);
  expect(readForTest('a.csv', file, { columns, locale: 'en-GB' }).tasks[0]).toMatchObject({
    due_date: '2026-01-12T15:05',
  });
});

it('tells parents by their ids, but two tables apart that both count from 1', () => {
  const [one, other] = ['Id,Title,Parent\n2,Child,1\n1,Root,', 'Id,Title,Parent\n1,Another,'].map((file) => {
    const reply = tryToRead('a.csv', file);
    return 'result' in reply ? reply.result.batches.flatMap((batch) => JSON.parse(batch)) : [];
  });
  expect(one).toMatchObject([{ title: 'Root' }, { title: 'Child', parent: one?.[0].identity }]);
  expect(other?.[0].identity).not.toBe(one?.[0].identity);
});

it('does not take a text with commas for a table', () => {
  expect(readForTest('', 'Buy milk, bread\nCall Ana, then Tom').source).toBe('list');
});
