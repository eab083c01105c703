import { expect, it } from 'vitest';
import { newFocusSessionSchema } from '#contract/focus.ts';
import { newMindfulnessSessionSchema } from '#contract/mindfulness.ts';
import { newNoteSchema } from '#contract/notes.ts';
import { newProjectSchema } from '#contract/projects.ts';
import { standardThemes } from '#contract/standard-themes.ts';
import { newCaptureSchema, newTaskSchema } from '#contract/tasks.ts';
import { newThemeSchema } from '#contract/themes.ts';
import { createManyTasks } from '#fixtures/full-life.ts';
import { createSampleHistory } from '#fixtures/sample-history.ts';
import { createSampleLife } from '#fixtures/sample-life.ts';

const now = new Date('2026-11-21T22:30:00Z');

const collectIds = (life: ReturnType<typeof createSampleLife>) => [
  ...[...life.themes, ...life.threads, ...life.projects, ...life.mindfulness].map(({ id }) => id),
  ...[...life.tasks, ...life.captures, ...life.notes].map(({ body }) => body.id),
];

it('the sample life fills every theme, the Inbox too, with done, due and overdue tasks', () => {
  const { tasks, themes, threads, projects } = createSampleLife({ now });
  expect(tasks.length).toBeGreaterThanOrEqual(60);
  expect(projects).toHaveLength(3);
  const names = [null, ...standardThemes.map(({ name }) => name), ...themes.map(({ name }) => name)];
  expect(new Set(tasks.map(({ theme }) => theme))).toEqual(new Set(names));
  for (const name of names) expect(tasks.filter(({ theme }) => theme === name).length).toBeGreaterThan(4);

  const open = tasks.filter(({ completedAt }) => completedAt === null);
  expect(tasks.length - open.length).toBeGreaterThan(15);
  const due = open.flatMap(({ body }) => body.due_date ?? []);
  expect(due.filter((date) => date < '2026-11-21').length).toBeGreaterThan(3);
  expect(due.filter((date) => date.startsWith('2026-11-21')).length).toBeGreaterThan(2);
  expect(due.filter((date) => date > '2026-11-22').length).toBeGreaterThan(20);
  for (const list of [threads, projects])
    for (const { id } of list.filter(({ id }) => id !== projects[2]?.id))
      expect(
        tasks.filter(({ body }) => [body.thread_id, body.project_id].includes(id)).length,
      ).toBeGreaterThan(0);
});

it('the sample life is made of what the contract takes, and threads hold tasks of their theme', () => {
  const { tasks, notes, captures, mindfulness, themes, threads, projects } = createSampleLife({ now });
  for (const { body } of tasks) expect(newTaskSchema.parse(body)).toEqual(body);
  for (const { body } of notes) expect(newNoteSchema.parse(body)).toEqual(body);
  for (const session of mindfulness)
    expect(newMindfulnessSessionSchema.parse(session)).toMatchObject(session);
  for (const { body } of captures) expect(newCaptureSchema.parse(body)).toEqual(body);
  for (const theme of themes) expect(newThemeSchema.parse(theme)).toEqual(theme);
  for (const project of projects) expect(newProjectSchema.parse(project)).toEqual(project);
  for (const { body, theme } of tasks)
    if (body.thread_id) expect(threads.find(({ id }) => id === body.thread_id)?.theme).toBe(theme);
  for (const { notedAt, completedAt } of tasks) {
    expect(notedAt.getTime()).toBeLessThan(now.getTime());
    if (completedAt) expect(completedAt.getTime()).toBeGreaterThan(notedAt.getTime());
  }
});

it('the sample life has the same ids on every day', () => {
  const ids = collectIds(createSampleLife({ now }));
  expect(new Set(ids).size).toBe(ids.length);
  expect(collectIds(createSampleLife({ now: new Date('2027-03-01T05:00:00Z') }))).toEqual(ids);
});

it('the days of the sample life are those of the time zone', () => {
  const rent = (timeZone: string) =>
    createSampleLife({ now, timeZone }).tasks.find(({ body }) => body.title === 'Pay the rent')?.body
      .due_date;
  expect([rent('UTC'), rent('Asia/Tokyo')]).toEqual(['2026-11-26', '2026-11-27']);
});

it('the history of the sample life is done, in order, and the same each time', () => {
  const history = createSampleHistory({ now, timeZone: 'Europe/Vienna' });
  expect(history.length).toBeGreaterThan(250);
  expect(new Set(history.map(({ body }) => body.id)).size).toBe(history.length);
  const again = createSampleHistory({ now: new Date('2027-03-01T05:00:00Z') });
  expect(again.map(({ body }) => body.id)).toEqual(history.map(({ body }) => body.id));
  for (const { body, notedAt, completedAt, edits = [], focus = [] } of history) {
    expect(newTaskSchema.parse(body)).toEqual(body);
    for (const session of focus) expect(newFocusSessionSchema.parse(session)).toEqual(session);
    const moments = [notedAt, ...edits.map(({ at }) => at), completedAt ?? now, now].map((at) =>
      at.getTime(),
    );
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
  }
});

it('the full sample has as many tasks as requested, the same each time', () => {
  const tasks = createManyTasks({ now, count: 500 });
  expect(tasks).toHaveLength(500);
  expect(new Set(tasks.map(({ body }) => body.id)).size).toBe(500);
  expect(createManyTasks({ now, count: 500 })).toEqual(tasks);
  for (const { body, notedAt } of tasks) {
    expect(newTaskSchema.parse(body)).toEqual(body);
    expect(notedAt.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});
