import type { NewTask } from '#contract/tasks.ts';
import type { WeekStart } from '#contract/vocabularies.ts';

/** Task with a key; theme, thread and project by name. */
export interface CaseTask {
  key: string;
  theme?: string;
  thread?: string;
  project?: string;
  createdAt: string;
  completedAt?: string;
  fields: Omit<NewTask, 'id' | 'theme_id' | 'thread_id' | 'project_id'>;
}

/** A Wednesday. */
export const caseNow = '2026-11-18T09:00';
export const caseTimeZone = 'Europe/Vienna';
export const caseInstant = '2026-11-18T08:00:00.000Z';

/** Threads with the theme they are in, and projects, besides the standard themes. */
export const caseThreads = [
  { title: 'Teeth', theme: 'Health' },
  { title: 'Kitchen refit', theme: 'Personal' },
];
export const caseProjects = ['House', 'Side project'];

/** Newest first. */
export const caseTasks: readonly CaseTask[] = [
  {
    key: 'note',
    createdAt: '2026-11-17T23:30:00.000Z',
    fields: { title: 'Note of the night' },
  },
  {
    key: 'milk',
    theme: 'Shopping',
    createdAt: '2026-11-17T08:00:00.000Z',
    fields: { title: 'Buy oat milk', due_date: '2026-11-18', tags: ['errand'] },
  },
  {
    key: 'dentist',
    theme: 'Health',
    thread: 'Teeth',
    createdAt: '2026-11-16T08:00:00.000Z',
    fields: { title: 'Call the dentist', due_date: '2026-11-18T08:00', priority: 'high', tags: ['call'] },
  },
  {
    key: 'rent',
    theme: 'Finance',
    createdAt: '2026-11-15T08:00:00.000Z',
    fields: {
      title: 'Pay the rent',
      due_date: '2026-11-20',
      priority: 'urgent',
      recurrence: 'FREQ=MONTHLY',
    },
  },
  {
    key: 'tiles',
    theme: 'Personal',
    thread: 'Kitchen refit',
    project: 'House',
    createdAt: '2026-11-14T08:00:00.000Z',
    fields: { title: 'Choose bathroom tiles', status: 'paused', priority: 'medium' },
  },
  {
    key: 'fence',
    theme: 'Personal',
    project: 'House',
    createdAt: '2026-11-13T08:00:00.000Z',
    fields: {
      title: 'Paint the fence',
      due_date: '2026-11-25T18:00',
      priority: 'low',
      tags: ['wood work'],
      auto_tags: ['home'],
    },
  },
  {
    key: 'report',
    theme: 'Work',
    project: 'Side project',
    createdAt: '2026-11-10T08:00:00.000Z',
    fields: {
      title: 'Write the Q3 report',
      context: 'Voice',
      due_date: '2026-11-16',
      status: 'in_progress',
      tags: ['work', 'writing'],
    },
  },
  {
    key: 'cafe',
    createdAt: '2026-11-05T08:00:00.000Z',
    fields: { title: 'Meet Zoë at the Café', description: 'Bring the blue  folder and the R&D notes (all)' },
  },
  {
    key: 'taxes',
    theme: 'Finance',
    createdAt: '2026-11-02T08:00:00.000Z',
    completedAt: '2026-11-12T10:00:00.000Z',
    fields: { title: 'File the taxes', due_date: '2026-11-10' },
  },
  {
    key: 'book',
    theme: 'Learning',
    createdAt: '2026-10-20T08:00:00.000Z',
    completedAt: '2026-11-17T22:30:00.000Z',
    fields: { title: 'Read “Weaving”, chapter 2', tags: ['workshop'] },
  },
];

const everything = caseTasks.map(({ key }) => key);
const without = (...keys: string[]) => everything.filter((key) => !keys.includes(key));

type FilterCase = [filter: string, keys: readonly string[], weekStart?: WeekStart];

/** Filters with the keys of the tasks they find, newest first, and the start of the week if one was chosen. */
export const filterCases: readonly FilterCase[] = [
  // Words
  ['', everything],
  ['milk', ['milk']],
  ['MILK oat', ['milk']],
  ['milk rent', []],
  ['milk | rent', ['milk', 'rent']],
  ['milk, | rent!', ['milk', 'rent']],
  ['cafe zoe', ['cafe']],
  ['ＣＡＦÉ', ['cafe']],
  ['voice', ['report']],
  ['errand', ['milk']],
  ['home', ['fence']],
  ['"blue folder"', ['cafe']],
  ['“blue folder”', ['cafe']],
  ['"folder blue"', []],
  ['folder blue', ['cafe']],
  ['R&D', ['cafe']],
  ['"weaving"', ['book']],
  ['chapter 2', ['book']],
  ['"today"', []],
  ['call today', []],
  ['due', []],
  ['\\!milk', []],
  ['notes (all)', ['cafe']],
  ['the & !rent', ['note', 'dentist', 'fence', 'report', 'cafe', 'taxes']],
  ['the !rent', ['note', 'dentist', 'fence', 'report', 'cafe', 'taxes']],
  // Due dates
  ['today', ['milk', 'dentist']],
  ['TODAY', ['milk', 'dentist']],
  ['tomorrow', []],
  ['overdue', ['dentist', 'report']],
  ['today & !overdue', ['milk']],
  ['no date', ['note', 'tiles', 'cafe', 'book']],
  ['!no  date', without('note', 'tiles', 'cafe', 'book')],
  ['no time', without('dentist', 'fence')],
  ['!no date & no time', ['milk', 'rent', 'report', 'taxes']],
  ['recurring', ['rent']],
  ['due <= friday', ['milk', 'dentist', 'rent', 'report', 'taxes']],
  ['due<=friday', ['milk', 'dentist', 'rent', 'report', 'taxes']],
  ['due by friday', ['milk', 'dentist', 'rent', 'report', 'taxes']],
  ['due < friday', ['milk', 'dentist', 'report', 'taxes']],
  ['due before: friday', ['milk', 'dentist', 'report', 'taxes']],
  ['due: friday', ['rent']],
  ['due friday', ['rent']],
  ['due: 2026-11-20', ['rent']],
  ['due: 20 nov', ['rent']],
  ['due after 2026-11-20', ['fence']],
  ['due >= 2026-11-20', ['rent', 'fence']],
  ['due > 2026-11-25T17:00', ['fence']],
  ['due > 2026-11-25T18:00', []],
  ['due >= 2026-11-25T18:00', ['fence']],
  ['due < today 8am', ['report', 'taxes']],
  ['due <= today 8am', ['dentist', 'report', 'taxes']],
  ['due: next week', ['fence']],
  ['due: this week', ['milk', 'dentist', 'rent', 'report']],
  ['created: this week', ['note', 'milk', 'dentist', 'rent'], 'sunday'],
  ['created: last week', ['tiles', 'fence', 'report'], 'sunday'],
  ['created: last week', ['fence', 'report'], 'saturday'],
  ['due: this week', ['milk', 'dentist', 'rent', 'report'], 'saturday'],
  ['weekend', [], 'sunday'],
  ['due before next week', ['milk', 'dentist', 'rent', 'report', 'taxes']],
  ['due: november', ['milk', 'dentist', 'rent', 'fence', 'report', 'taxes']],
  ['due < -3 days', ['taxes']],
  ['due: yesterday', []],
  ['next 7 days', ['milk', 'dentist', 'rent']],
  ['7 days', ['milk', 'dentist', 'rent']],
  ['next 8 days', ['milk', 'dentist', 'rent', 'fence']],
  ['next 2 weeks', ['milk', 'dentist', 'rent', 'fence']],
  // When tasks were created and completed, in the person's time zone
  ['created today', ['note']],
  ['created: yesterday', ['milk']],
  ['created: friday', ['fence']],
  ['created: 13 november', ['fence']],
  ['created: last week', ['rent', 'tiles', 'fence', 'report']],
  ['created > -3 days', ['note', 'milk', 'dentist']],
  ['created: last 4 days', ['note', 'milk', 'dentist', 'rent']],
  ['created: october', ['book']],
  ['created before 5 nov', ['taxes', 'book']],
  ['completed: yesterday', ['book']],
  ['completed after: 2026-11-01', ['taxes', 'book']],
  ['completed before 2 weeks ago', []],
  // Priority and status
  ['p1', ['rent']],
  ['p1 | p2', ['dentist', 'rent']],
  ['priority:low', ['fence']],
  ['no priority', ['note', 'milk', 'report', 'cafe', 'taxes', 'book']],
  ['is:open', without('taxes', 'book')],
  ['is:completed', ['taxes', 'book']],
  ['is:done & the', ['taxes']],
  ['the is:done', ['taxes']],
  ['is:in_progress', ['report']],
  ['status:paused', ['tiles']],
  ['Status:Pending', ['note', 'milk', 'dentist', 'rent', 'fence', 'cafe']],
  // Tags, themes, threads, projects
  ['@work', ['report']],
  ['@wo*', ['fence', 'report', 'book']],
  ['@*o*k*', ['fence', 'report', 'book']],
  ['@"wood work"', ['fence']],
  ['@wood\\ work', ['fence']],
  ['@HOME', ['fence']],
  ['@nothing', []],
  ['no tags', ['note', 'rent', 'tiles', 'cafe', 'taxes']],
  ['no labels', ['note', 'rent', 'tiles', 'cafe', 'taxes']],
  ['#finance', ['rent', 'taxes']],
  ['#house', ['tiles', 'fence']],
  ['#"side project"', ['report']],
  ['#Side\\ project', ['report']],
  ['#inbox', ['note', 'cafe']],
  ['no theme', ['note', 'cafe']],
  ['no project', without('tiles', 'fence', 'report')],
  ['/teeth', ['dentist']],
  ['/"kitchen refit"', ['tiles']],
  ['/k*', ['tiles']],
  ['no thread', without('dentist', 'tiles')],
  // Together
  ['today & p2', ['dentist']],
  ['today&p2', ['dentist']],
  ['overdue | no date', ['note', 'dentist', 'tiles', 'report', 'cafe', 'book']],
  ['@work & !#house', ['report']],
  ['p1 | p2 & overdue', ['dentist', 'rent']],
  ['(p1 | p2) & overdue', ['dentist']],
  ['!(p1 | p2 | p3 | p4)', ['note', 'milk', 'report', 'cafe', 'taxes', 'book']],
  ['!!p1', ['rent']],
  ['#personal is:open due: next week', ['fence']],
  ['paint @"wood work"', ['fence']],
  ['((today))', ['milk', 'dentist']],
];

/** Texts that are no filters, with the range of each problem; the first message contains `suggested`. */
export const brokenFilterCases: readonly {
  filter: string;
  at: readonly [start: number, end: number][];
  suggested?: string;
}[] = [
  { filter: 'today &', at: [[6, 7]] },
  { filter: '& today', at: [[0, 1]] },
  { filter: 'today & | p1', at: [[6, 7]] },
  {
    filter: '|',
    at: [
      [0, 1],
      [0, 1],
    ],
  },
  { filter: '!', at: [[0, 1]] },
  { filter: '(today | p1', at: [[0, 1]] },
  { filter: 'today) & p1', at: [[5, 6]] },
  { filter: 'p1 & ()', at: [[5, 7]] },
  { filter: 'p1 & "call mum', at: [[5, 14]] },
  { filter: '""', at: [[0, 2]] },
  { filter: 'p1 & @', at: [[5, 6]] },
  { filter: '# & p1', at: [[0, 1]] },
  { filter: 'due <= fryday', at: [[7, 13]], suggested: 'friday' },
  { filter: 'p1 & due before: nxet week', at: [[17, 26]], suggested: 'next week' },
  { filter: 'due: 4/5', at: [[5, 8]], suggested: '4 may' },
  { filter: 'due: 2026-02-30', at: [[5, 15]] },
  { filter: 'due:', at: [[0, 4]] },
  { filter: 'dew <= friday', at: [[0, 3]], suggested: 'due' },
  { filter: 'is:opne & p1', at: [[0, 7]], suggested: 'open' },
  { filter: 'today is:', at: [[6, 9]], suggested: 'paused' },
  {
    filter: 'due: soonish | is:lost',
    at: [
      [5, 12],
      [15, 22],
    ],
  },
];
