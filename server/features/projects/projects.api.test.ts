import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import type { Project } from '#contract/projects.ts';
import type { Task } from '#contract/tasks.ts';
import { createSignedInApp } from '../../testing/test-app.ts';

async function start() {
  const { ada } = await createSignedInApp();
  const project: Project = await ada.call('POST', '/api/projects/', { name: 'Move house', color: '#D9660B' });
  return { ada, project };
}

describe('a project', () => {
  it('is created, listed with its tasks counted, renamed and recolored', async () => {
    const { ada, project } = await start();
    expect(project).toMatchObject({ name: 'Move house', color: '#D9660B' });
    const other = await ada.call('POST', '/api/projects', { name: 'Write the book' });
    await ada.call('POST', `/api/projects/${project.id}/tasks`, { title: 'Pack' });

    const path = `/api/projects/${project.id}`;
    expect(await ada.call('PUT', path, { name: ' Move ' })).toMatchObject({ name: 'Move', color: '#D9660B' });
    const recolored = await ada.call('PUT', path, { color: '#112233' });
    expect(recolored).toMatchObject({ name: 'Move', color: '#112233' });
    expect(await ada.call('GET', '/api/projects/')).toEqual([
      { ...recolored, task_count: 1 },
      { ...other, task_count: 0 },
    ]);
  });

  it('has the place that the user gives it; those without one come last, oldest first', async () => {
    const { ada } = await createSignedInApp();
    for (const name of ['Flat', 'Garden', 'Boat']) await ada.call('POST', '/api/projects', { name });
    const list = async (): Promise<Project[]> => ada.call('GET', '/api/projects');
    const names = async () => (await list()).map(({ name }) => name);
    const boat = (await list()).at(-1);
    await ada.call('PUT', `/api/projects/${boat?.id}`, { position: 0 });
    expect(await names()).toEqual(['Boat', 'Flat', 'Garden']);
    await ada.call('POST', '/api/projects', { name: 'Attic' });
    expect(await names()).toEqual(['Boat', 'Flat', 'Garden', 'Attic']);
    expect((await ada.send('PUT', `/api/projects/${boat?.id}`, { position: -1 })).status).toBe(400);
  });

  it('is created once under an id of the client; two may share a name', async () => {
    const { ada } = await start();
    const body = { id: uuidv7(), name: 'Move house' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ada.call('POST', '/api/projects/', body)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await ada.call('GET', '/api/projects/')).toHaveLength(2);
  });

  it('is refused with a blank name or an invalid color', async () => {
    const { ada, project } = await start();
    for (const body of [
      { name: ' ' },
      { name: '\u200b\u2060' },
      { name: 'x', color: 'red' },
      { name: 'x'.repeat(201) },
    ])
      for (const answer of [
        await ada.send('POST', '/api/projects/', body),
        await ada.send('PUT', `/api/projects/${project.id}`, body),
      ])
        expect(answer.status).toBe(400);
  });

  it('keeps its tasks when it is archived, and gets nothing new filed into it until it is back', async () => {
    const { ada, project } = await start();
    const path = `/api/projects/${project.id}`;
    const task = await ada.call('POST', `${path}/tasks`, { title: 'Pack' });
    const capture = async (): Promise<Task> =>
      (await ada.call('POST', '/api/tasks/?auto_classify=true', { title: 'order boxes #move-house' }))
        .tasks[0];
    expect(await capture()).toMatchObject({ project_id: project.id });

    const archived = await ada.call('PUT', path, { archived: true });
    expect(archived).toMatchObject({ archived_at: expect.any(String) });
    expect(await ada.call('PUT', path, { archived: true })).toEqual(archived);
    expect(await ada.call('GET', '/api/projects/')).toEqual([{ ...archived, task_count: 2 }]);
    expect(await capture()).toMatchObject({ project_id: null });
    expect(await ada.call('GET', `/api/tasks/${task.id}`)).toMatchObject({ project_id: project.id });

    expect(await ada.call('PUT', path, { archived: false })).toMatchObject({ archived_at: null });
    expect(await capture()).toMatchObject({ project_id: project.id });
  });

  it('holds every task of a text that is captured in it, whatever project the text names', async () => {
    const { ada, project } = await start();
    const garden = await ada.call('POST', '/api/projects/', { name: 'Garden' });
    const { tasks } = await ada.call('POST', '/api/tasks/?auto_classify=true', {
      title: 'buy boxes tomorrow, call the movers #garden',
      project_id: project.id,
    });
    expect(tasks).toHaveLength(2);
    for (const task of tasks) expect(task).toMatchObject({ project_id: project.id });
    expect(await ada.call('GET', `/api/projects/${garden.id}/tasks`)).toEqual([]);
  });

  it('leaves its tasks where they are when it is deleted', async () => {
    const { ada, project } = await start();
    const [theme] = await ada.call('GET', '/api/organization/themes');
    const path = `/api/projects/${project.id}`;
    const task = await ada.call('POST', `${path}/tasks`, { title: 'Pack', theme_id: theme.id });
    const trashed = await ada.call('POST', `${path}/tasks`, { title: 'Paint' });
    await ada.call('DELETE', `/api/tasks/${trashed.id}`);

    for (const _time of ['first', 'second']) expect((await ada.send('DELETE', path)).status).toBe(204);

    const loose = { project_id: null };
    expect(await ada.call('GET', `/api/tasks/${task.id}`)).toMatchObject({ ...loose, theme_id: theme.id });
    expect(await ada.call('POST', `/api/tasks/${trashed.id}/restore`)).toMatchObject(loose);
    expect(await ada.call('GET', '/api/projects/')).toEqual([]);
    for (const answer of [
      await ada.send('GET', `${path}/tasks`),
      await ada.send('POST', `${path}/tasks`, { title: 'Late' }),
      await ada.send('PUT', path, { name: 'Back' }),
    ])
      expect(answer.status).toBe(404);
    const late = await ada.call('POST', '/api/tasks/', { title: 'Late', project_id: project.id });
    expect(late.tasks[0]).toMatchObject({ title: 'Late', project_id: null });
  });
});

describe('the tasks of a project', () => {
  it('are added with title, description and estimate, and listed newest first', async () => {
    const { ada, project } = await start();
    const path = `/api/projects/${project.id}/tasks`;
    const first = await ada.call('POST', path, {
      title: 'Book the van',
      description: 'The big one',
      estimated_pomodoros: 2,
    });
    expect(first).toMatchObject({
      title: 'Book the van',
      description: 'The big one',
      estimated_pomodoros: 2,
      project_id: project.id,
      status: 'pending',
    });
    const second = await ada.call('POST', path, { title: 'Pack the books' });
    const gone = await ada.call('POST', path, { title: 'Sell the sofa' });
    await ada.call('DELETE', `/api/tasks/${gone.id}`);
    await ada.call('POST', '/api/tasks/', { title: 'Elsewhere' });

    expect(await ada.call('GET', path)).toEqual([second, first]);
    expect(await ada.call('GET', `/api/tasks/?project_id=${project.id}`)).toEqual([second, first]);
  });

  it('are added once under an id of the client', async () => {
    const { ada, project } = await start();
    const path = `/api/projects/${project.id}/tasks`;
    const body = { id: uuidv7(), title: 'Book the van' };
    await Promise.all(Array.from({ length: 8 }, () => ada.call('POST', path, body)));
    expect((await ada.call('GET', path)).map((task: Task) => task.id)).toEqual([body.id]);
  });

  it('are refused without a title', async () => {
    const { ada, project } = await start();
    for (const body of [{}, { title: ' ' }, { title: 'x', estimated_pomodoros: 0 }])
      expect((await ada.send('POST', `/api/projects/${project.id}/tasks`, body)).status).toBe(400);
  });
});
