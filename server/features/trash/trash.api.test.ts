import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { changeIdHeader, editedAtHeader } from '#contract/sync-headers.ts';
import type { Task } from '#contract/tasks.ts';
import { createSignedInApp, type TestUser } from '../../testing/test-app.ts';
import { createTrashRepository } from './trash.repository.ts';
import { sweepTrash } from './trash.usecases.ts';

/** Everything any device may get, as text. */
const readEverything = async (user: TestUser) => JSON.stringify(await user.call('GET', '/api/sync?since=0'));

describe('the list', () => {
  it('has what was deleted, the last first, but neither what was erased nor the next of a series', async () => {
    const { ada } = await createSignedInApp();
    const titles = async () => (await ada.call('GET', '/api/trash')).tasks.map(({ title }: Task) => title);
    const daily = await ada.addTask({ title: 'Water', due_date: '2026-11-21', recurrence: 'FREQ=DAILY' });
    await ada.call('PATCH', `/api/tasks/${daily.id}/status?status=completed`);
    await ada.call('PATCH', `/api/tasks/${daily.id}/status?status=pending`);
    const [milk, rope, beam] = [
      await ada.addTask({ title: 'Buy milk' }),
      await ada.addTask({ title: 'Buy rope' }),
      await ada.addTask({ title: 'Sand the beam' }),
    ];
    for (const [minute, { id }] of [beam, milk, rope].entries())
      await ada.call('DELETE', `/api/tasks/${id}`, undefined, {
        [editedAtHeader]: `2026-01-01T09:0${minute}:00.000Z`,
      });
    await ada.call('DELETE', `/api/trash/${milk.id}`);
    expect(await titles()).toEqual(['Buy rope', 'Sand the beam']);
    await ada.call('DELETE', `/api/tasks/${daily.id}`);
    expect(await titles()).toEqual(['Water', 'Water', 'Buy rope', 'Sand the beam']);
  });
});

describe('restoring', () => {
  it('a restored project gets its tasks back, and undoing the restore deletes it again', async () => {
    const { ada } = await createSignedInApp();
    const project = await ada.call('POST', '/api/projects/', { name: 'Loom' });
    const [beam, rope] = [
      await ada.addTask({ title: 'Sand the beam', project_id: project.id }),
      await ada.addTask({ title: 'Buy rope', project_id: project.id }),
    ];
    const other = await ada.call('POST', '/api/projects/', { name: 'Shed' });
    await ada.call('DELETE', `/api/projects/${project.id}`);
    await ada.call('PUT', `/api/tasks/${rope.id}`, { project_id: other.id });
    expect((await ada.call('GET', '/api/trash')).projects).toMatchObject([{ name: 'Loom' }]);

    const restoring = uuidv7();
    const path = `/api/projects/${project.id}/restore`;
    expect(await ada.call('POST', path, undefined, { [changeIdHeader]: restoring })).toMatchObject({
      name: 'Loom',
      deleted_at: null,
    });
    expect(await ada.call('GET', `/api/tasks/${beam.id}`)).toMatchObject({ project_id: project.id });
    expect(await ada.call('GET', `/api/tasks/${rope.id}`)).toMatchObject({ project_id: other.id });
    await ada.call('POST', path);

    await ada.call('POST', `/api/changes/${restoring}/undo`);
    expect(await ada.call('GET', `/api/tasks/${beam.id}`)).toMatchObject({ project_id: null });
    expect((await ada.call('GET', '/api/trash')).projects).toMatchObject([{ name: 'Loom' }]);
  });

  it('a restored theme gets its threads and tasks back, under a free name if its own is taken', async () => {
    const { ada } = await createSignedInApp();
    const theme = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    const thread = await ada.call('POST', '/api/organization/threads', {
      theme_id: theme.id,
      title: 'Roses',
    });
    const task = await ada.addTask({ title: 'Prune', thread_id: thread.id });
    await ada.call('DELETE', `/api/organization/themes/${theme.id}`);

    const alone = await ada.send('POST', `/api/organization/threads/${thread.id}/restore`);
    expect(alone.status).toBe(409);
    expect(await alone.json()).toMatchObject({ error: { code: 'trash.theme_deleted' } });

    await ada.call('POST', '/api/organization/themes', { name: 'garden' });
    const restored = await ada.call('POST', `/api/organization/themes/${theme.id}/restore`);
    expect(restored).toMatchObject({ id: theme.id, name: 'Garden 2' });
    expect(await ada.call('GET', `/api/organization/themes/${theme.id}/threads`)).toMatchObject([
      { id: thread.id, task_count: 1 },
    ]);
    expect(await ada.call('GET', `/api/tasks/${task.id}`)).toMatchObject({
      theme_id: theme.id,
      thread_id: thread.id,
    });
  });

  it('nobody restores or erases what belongs to others or was never deleted', async () => {
    const { ada, signUp } = await createSignedInApp();
    const eve = await signUp();
    const project = await ada.call('POST', '/api/projects/', { name: 'Loom' });
    expect((await ada.send('DELETE', `/api/trash/${project.id}`)).status).toBe(404);
    await ada.call('DELETE', `/api/projects/${project.id}`);
    expect((await eve.send('POST', `/api/projects/${project.id}/restore`)).status).toBe(404);
    expect((await eve.send('DELETE', `/api/trash/${project.id}`)).status).toBe(404);
    await eve.call('POST', '/api/trash/erase', { ids: [project.id] });
    await eve.call('DELETE', '/api/trash');
    expect((await ada.call('GET', '/api/trash')).projects).toHaveLength(1);
    expect((await eve.call('GET', '/api/trash')).projects).toEqual([]);
  });
});

describe('erasing', () => {
  it('leaves no word of a task, its subtasks, their history and their capture, and nothing to restore', async () => {
    const { ada } = await createSignedInApp();
    const id = uuidv7();
    const { tasks } = await ada.call('POST', '/api/tasks/?auto_classify=true', {
      id,
      title: 'buy secretmilk, call the secretdentist',
    });
    const [milk, dentist] = tasks.map((task: Task) => task.id);
    await ada.addTask({ title: 'secretsubtask', parent_id: milk });
    const edit = uuidv7();
    await ada.call('PUT', `/api/tasks/${milk}`, { description: 'secretnote' }, { [changeIdHeader]: edit });
    const deletion = uuidv7();
    await ada.call('DELETE', `/api/tasks/${milk}`, undefined, { [changeIdHeader]: deletion });

    await ada.call('DELETE', `/api/trash/${milk}`);
    const half = await readEverything(ada);
    for (const word of ['secretnote', 'secretsubtask']) expect(half).not.toContain(word);
    expect(half).toContain('secretmilk, call the secretdentist');
    expect((await ada.call('GET', '/api/trash')).tasks).toEqual([]);
    expect((await ada.send('DELETE', `/api/trash/${milk}`)).status).toBe(404);
    await ada.call('DELETE', `/api/tasks/${milk}`);

    await ada.call('DELETE', `/api/tasks/${dentist}`);
    await ada.call('DELETE', '/api/trash');
    expect(await readEverything(ada)).not.toContain('secret');

    expect((await ada.send('POST', `/api/tasks/${milk}/restore`)).status).toBe(404);
    expect(await ada.call('PATCH', '/api/tasks/', { tasks: [{ id: milk, deleted: false }] })).toEqual([]);
    for (const change of [edit, deletion, id]) await ada.call('POST', `/api/changes/${change}/undo`);
    expect(await ada.call('GET', '/api/tasks/')).toEqual([]);
    await ada.call('POST', '/api/tasks/?auto_classify=true', { id, title: 'buy secretmilk' });
    expect(await ada.call('GET', '/api/tasks/')).toEqual([]);
    expect(await readEverything(ada)).not.toContain('secret');
  });

  it('tells every device, under revisions of their own', async () => {
    const { ada } = await createSignedInApp();
    const note = await ada.call('POST', '/api/notes/', { title: 'secret', url: 'https://secret.example' });
    const project = await ada.call('POST', '/api/projects/', { name: 'secret' });
    await ada.call('DELETE', `/api/notes/${note.id}`);
    await ada.call('DELETE', `/api/projects/${project.id}`);
    const { revision } = await ada.call('GET', '/api/sync?since=0');
    await ada.call('POST', '/api/trash/erase', { ids: [note.id, project.id] });
    const delta = await ada.call('GET', `/api/sync?since=${revision}`);
    expect(delta.notes).toMatchObject([{ id: note.id, title: '', body: '', url: null }]);
    expect(delta.projects).toMatchObject([{ id: project.id, name: '' }]);
    expect(new Set([delta.notes[0].revision, delta.projects[0].revision]).size).toBe(2);
    expect((await ada.send('POST', `/api/notes/${note.id}/restore`)).status).toBe(404);
    expect((await ada.send('POST', `/api/projects/${project.id}/restore`)).status).toBe(404);
  });

  it('happens automatically after 30 days', async () => {
    const { ada, database, events } = await createSignedInApp();
    const trash = createTrashRepository({ db: database.handle.db, events });
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    const sweepIn = (days: number) => sweepTrash({ trash, clock: () => inDays(days) });
    const inTrash = async () => (await ada.call('GET', '/api/trash')).tasks.map(({ title }: Task) => title);
    const [old, young] = [await ada.addTask({ title: 'old' }), await ada.addTask({ title: 'young' })];
    await ada.call('DELETE', `/api/tasks/${young.id}`);
    await ada.call('DELETE', `/api/tasks/${old.id}`);
    await database.handle.db
      .updateTable('tasks')
      .set({ deleted_at: inDays(-1), updated_at: inDays(-1) })
      .where('id', '=', old.id)
      .execute();

    await sweepIn(28.99);
    expect(await inTrash()).toEqual(['young', 'old']);
    await sweepIn(29.01);
    expect(await inTrash()).toEqual(['young']);
  });

  it('leaves 30 days to what a device that was away, or whose clock stood wrong, says it deleted long ago', async () => {
    const { ada, database, events } = await createSignedInApp();
    const trash = createTrashRepository({ db: database.handle.db, events });
    const { id } = await ada.addTask({ title: 'Sand the beam' });
    await ada.call('DELETE', `/api/tasks/${id}`, undefined, { [editedAtHeader]: '2001-01-01T00:00:00Z' });
    await sweepTrash({ trash, clock: () => new Date() });
    expect(await ada.call('POST', `/api/tasks/${id}/restore`)).toMatchObject({ title: 'Sand the beam' });
  });
});
