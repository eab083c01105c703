import { expect, it } from 'vitest';
import { layOutRows } from '#browser/features/task-lists/row-layout.ts';
import type { ThemeLook, ThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { Thread } from '#contract/threads.ts';
import { newTask } from '#domain/new-task.ts';
import {
  buildOrganizationRows,
  completedKey,
  groupByThemeAndThread,
  sectionKey,
  type ThemeSection,
  threadKey,
} from './organization.ts';

const at = '2026-11-20T10:00:00.000Z';
const look = (id: string | null) => ({ id, name: id ?? 'Inbox' }) as ThemeLook;
const inbox = look(null);
const looks: ThemeLooks = {
  list: [look('work'), look('home')],
  of: () => inbox,
  find: () => undefined,
};
const thread = (id: string, theme_id: string): Thread => ({
  id,
  theme_id,
  title: id,
  origin: 'user',
  closed_at: null,
  created_at: at,
  updated_at: at,
  deleted_at: null,
  revision: 1,
});
const task = (id: string, theme_id: string | null, thread_id: string | null = null) =>
  newTask({ title: id, theme_id, thread_id }, { id, createdAt: at });

const threads = [thread('launch', 'work')];
const tasks = [
  task('a', 'work'),
  task('b', 'work', 'launch'),
  task('c', null),
  task('d', 'a theme that was deleted', 'launch'),
  task('e', 'home', 'launch'),
];
const sections = groupByThemeAndThread({ tasks, threads, inbox, looks });

it('puts tasks under their theme and thread, and those of an unknown theme in the Inbox', () => {
  expect(
    sections.map(({ look, count, loose, threads }) => ({
      name: look.name,
      count,
      loose: loose.map(({ id }) => id),
      threads: threads.map(({ thread, tasks }) => [thread.id, tasks.map(({ id }) => id)]),
    })),
  ).toEqual([
    { name: 'Inbox', count: 2, loose: ['c', 'd'], threads: [] },
    { name: 'work', count: 2, loose: ['a'], threads: [['launch', ['b']]] },
    { name: 'home', count: 1, loose: ['e'], threads: [] },
  ]);
});

const rowsOf = (themes: readonly ThemeSection[], toggled: string[]) => {
  const { count, keyOf } = layOutRows(buildOrganizationRows(themes, new Set(toggled)));
  return Array.from({ length: count }, (_, index) => keyOf(index).replace(' header', ''));
};
const keysOf = (folded: string[]) => rowsOf(sections, folded);

it('lays them out in rows, headers above their tasks', () => {
  expect(keysOf([])).toEqual([
    'theme inbox',
    'c',
    'd',
    'theme work',
    'a',
    'thread launch',
    'b',
    'theme home',
    'e',
  ]);
});

it('keeps closed threads at the foot of their theme, folded until the user unfolds them', () => {
  const past = { ...thread('past', 'work'), closed_at: at };
  const withClosed = groupByThemeAndThread({
    tasks: [...tasks, task('f', 'work', 'past')],
    threads: [past, ...threads],
    inbox,
    looks,
  });
  const keys = (toggled: string[]) => rowsOf(withClosed, toggled).slice(3);
  const work = ['theme work', 'a', 'thread launch', 'b', 'closed threads work'];
  expect(keys([])).toEqual([...work, 'theme home', 'e']);
  expect(keys(['closed threads work'])).toEqual([...work, 'thread past', 'f', 'theme home', 'e']);
  expect(withClosed[1]?.count).toBe(3);
});

it('sets a theme apart from the tasks above it, and windows the headers of many threads', () => {
  const apart = buildOrganizationRows(sections, new Set()).map((row) => row.kind === 'theme' && row.apart);
  expect(apart).toEqual([false, true, false, true]);
  const many = Array.from({ length: 200 }, (_, index) => thread(`thread ${index}`, 'work'));
  const rows = buildOrganizationRows(
    groupByThemeAndThread({ tasks, threads: many, inbox, looks }),
    new Set(),
  );
  expect(rows.filter(({ fleeting }) => !fleeting).map(({ kind }) => kind)).toEqual([
    'theme',
    'theme',
    'theme',
  ]);
});

it('leaves only the header of a folded theme or thread', () => {
  const [inboxSection, work] = sections;
  const launch = work?.threads[0];
  if (!inboxSection || !work || !launch) throw new Error('The sections above are missing');
  expect(keysOf([sectionKey(work)])).not.toContain('thread launch');
  expect(keysOf([threadKey(launch)])).toEqual(expect.arrayContaining(['a', 'thread launch']));
  expect(keysOf([threadKey(launch)])).not.toContain('b');
  expect(keysOf([sectionKey(inboxSection)]).slice(0, 2)).toEqual(['theme inbox', 'theme work']);
});

it('folds completed tasks at the end behind a header, and counts them only in the total of their theme', () => {
  const completed = (id: string) => ({ ...task(id, 'work'), status: 'completed' as const });
  const done = [completed('done')];
  const shown = [...tasks, completed('just done')];
  const [, work] = groupByThemeAndThread({ tasks: shown, folded: done, threads, inbox, looks });
  expect(work).toMatchObject({ count: 2, total: 4 });
  const endOf = (toggled: string[]) => {
    const { count, taskAt, keyOf } = layOutRows(buildOrganizationRows(sections, new Set(toggled), done));
    return [keyOf(count - 2), taskAt(count - 1)?.id];
  };
  expect(endOf([])).toEqual(['e', undefined]);
  expect(endOf([completedKey])).toEqual([`${completedKey} header`, 'done']);
});
