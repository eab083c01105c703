import { describe, expect, it } from 'vitest';
import type { ThemeLook, ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { Project } from '#contract/projects.ts';
import type { NewTask } from '#contract/tasks.ts';
import { newTask } from '#domain/new-task.ts';
import type { Grouping } from './groupings.ts';
import type { Sort } from './sort-orders.ts';
import { groupTasks, sortTasks } from './task-view.ts';

const look = (id: string | null) => ({ id, name: id ?? 'Inbox' }) as ThemeLook;
const inbox = look(null);
const work = look('work');
const looks: ThemeLooks = {
  list: [look('home'), work],
  of: (id) => looks.list.find((one) => one.id === id) ?? inbox,
  find: () => undefined,
};
const surroundings = { looks, inbox, projects: [{ id: 'p', name: 'Move' } as Project], today: '2026-11-21' };

let minute = 60;
/** Creates tasks newest first, the order in which lists arrive. */
const task = (title: string, more: Partial<NewTask> = {}) => {
  minute -= 1;
  return newTask({ title, ...more }, { id: title, createdAt: `2026-11-20T10:${minute}:00.000Z` });
};
const tasks = [
  task('10 pears', { due_date: '2026-11-21', priority: 'low', theme_id: 'work' }),
  task('9 apples', { due_date: '2026-11-21T18:00', status: 'in_progress' }),
  task('Émile', { due_date: '2026-11-19', priority: 'urgent', project_id: 'p' }),
  task('done', { due_date: '2026-11-01', status: 'completed', theme_id: 'gone' }),
  task('zebra', { priority: 'urgent', theme_id: 'home', project_id: 'gone' }),
  task('echo', { due_date: '2026-11-28T08:00' }),
];
const titles = (sort: Sort, completed = true) =>
  sortTasks(tasks, { sort, completed }, surroundings).map(({ title }) => title);

describe('tasks are sorted, open ones first', () => {
  it.each<[Sort, string[]]>([
    ['given', ['10 pears', '9 apples', 'Émile', 'zebra', 'echo', 'done']],
    ['newest', ['10 pears', '9 apples', 'Émile', 'zebra', 'echo', 'done']],
    ['oldest', ['echo', 'zebra', 'Émile', '9 apples', '10 pears', 'done']],
    ['due', ['Émile', '9 apples', '10 pears', 'echo', 'zebra', 'done']],
    ['priority', ['Émile', 'zebra', '10 pears', '9 apples', 'echo', 'done']],
    ['title', ['9 apples', '10 pears', 'echo', 'Émile', 'zebra', 'done']],
    ['theme', ['9 apples', 'Émile', 'echo', 'zebra', '10 pears', 'done']],
  ])('by %s', (sort, order) => {
    expect(titles(sort)).toEqual(order);
  });

  it('leaving out completed tasks when they are hidden', () => {
    expect(titles('newest', false)).not.toContain('done');
    expect(titles('newest', false)).toHaveLength(5);
  });

  it('without changing the array that was passed in', () => {
    sortTasks(tasks, { sort: 'title', completed: true }, surroundings);
    expect(tasks[0]?.title).toBe('10 pears');
  });
});

describe('tasks are grouped', () => {
  it.each<[Grouping, Record<string, string[]>]>([
    ['none', { Tasks: ['10 pears', '9 apples', 'Émile', 'done', 'zebra', 'echo'] }],
    ['theme', { Inbox: ['9 apples', 'Émile', 'done', 'echo'], home: ['zebra'], work: ['10 pears'] }],
    ['project', { Move: ['Émile'], 'No project': ['10 pears', '9 apples', 'done', 'zebra', 'echo'] }],
    [
      'due',
      {
        Overdue: ['Émile'],
        Today: ['10 pears', '9 apples'],
        'Next 7 days': ['echo'],
        'No date': ['zebra'],
        Past: ['done'],
      },
    ],
    [
      'priority',
      { Urgent: ['Émile', 'zebra'], Low: ['10 pears'], 'No priority': ['9 apples', 'done', 'echo'] },
    ],
    [
      'status',
      { Pending: ['10 pears', 'Émile', 'zebra', 'echo'], 'In progress': ['9 apples'], Completed: ['done'] },
    ],
  ])('by %s, in the order they come', (group, expected) => {
    const found = groupTasks(tasks, group, surroundings).map(({ label, tasks }) => [
      label,
      tasks.map(({ title }) => title),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(found.map(([label]) => label)).toEqual(Object.keys(expected));
  });

  it('with a heading for every group, and a single section when there is no grouping', () => {
    expect(groupTasks(tasks, 'theme', surroundings).every(({ hasHeader }) => hasHeader)).toBe(true);
    expect(groupTasks(tasks, 'none', surroundings)[0]?.hasHeader).toBeUndefined();
    expect(groupTasks([], 'none', surroundings)).toEqual([]);
    expect(groupTasks([], 'due', surroundings)).toEqual([]);
  });
});
