import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { changeIdHeader, editedAtHeader, sentAtHeader } from '#contract/sync-headers.ts';
import type { Task } from '#contract/tasks.ts';
import { followingId } from '#domain/following-id.ts';
import { createSignedInApp, type TestUser } from '../../testing/test-app.ts';

/** Makes a change under an id of its own and returns the id. */
async function change(user: TestUser, method: string, path: string, body?: unknown): Promise<string> {
  const changeId = uuidv7();
  await user.call(method, path, body, { [changeIdHeader]: changeId });
  return changeId;
}

const undo = (user: TestUser, changeId: string, as: string = uuidv7()) =>
  user.call('POST', `/api/changes/${changeId}/undo`, undefined, { [changeIdHeader]: as });

describe('undoing', () => {
  it('undoes an edit except for what was edited since, and redoes it', async () => {
    const { ada } = await createSignedInApp();
    const { id } = await ada.addTask({ title: 'Paint the shed' });
    const edit = await change(ada, 'PUT', `/api/tasks/${id}`, { title: 'Paint the fence', priority: 'low' });
    await ada.call('PUT', `/api/tasks/${id}`, { priority: 'urgent' });
    const undoing = uuidv7();
    await undo(ada, edit, undoing);
    expect(await ada.call('GET', `/api/tasks/${id}`)).toMatchObject({
      title: 'Paint the shed',
      priority: 'urgent',
    });
    await undo(ada, undoing);
    expect(await ada.call('GET', `/api/tasks/${id}`)).toMatchObject({
      title: 'Paint the fence',
      priority: 'urgent',
    });
  });

  it('undoes everything that was done to one task under one id', async () => {
    const { ada } = await createSignedInApp();
    const { id } = await ada.addTask({ title: 'Paint the shed' });
    const edit = await change(ada, 'PUT', `/api/tasks/${id}`, { title: 'Paint the fence' });
    const again = { title: 'Paint the door', priority: 'high' };
    await ada.call('PUT', `/api/tasks/${id}`, again, { [changeIdHeader]: edit });
    await undo(ada, edit);
    expect(await ada.call('GET', `/api/tasks/${id}`)).toMatchObject({
      title: 'Paint the shed',
      priority: null,
    });
  });

  it('undoes an edit that took long to arrive from a device whose clock is an hour slow', async () => {
    const { ada } = await createSignedInApp();
    const { id } = await ada.addTask({ title: 'Paint the shed' });
    const anHourAgo = Date.now() - 60 * 60 * 1000;
    const by = (changeId: string, edited: number, sent: number) => ({
      [changeIdHeader]: changeId,
      [editedAtHeader]: new Date(edited).toISOString(),
      [sentAtHeader]: new Date(sent).toISOString(),
    });
    const edit = uuidv7();
    await ada.call(
      'PUT',
      `/api/tasks/${id}`,
      { title: 'Paint the fence' },
      by(edit, anHourAgo - 4000, anHourAgo - 4000),
    );
    const undoing = by(uuidv7(), anHourAgo - 3000, anHourAgo);
    await ada.call('POST', `/api/changes/${edit}/undo`, undefined, undoing);
    expect(await ada.call('GET', `/api/tasks/${id}`)).toMatchObject({ title: 'Paint the shed' });
  });

  it('undoes what a change did to one row only, and that can be undone too', async () => {
    const { ada } = await createSignedInApp();
    const [shed, door] = [await ada.addTask({ title: 'Shed' }), await ada.addTask({ title: 'Door' })];
    const tasks = [
      { id: shed.id, title: 'Paint the shed' },
      { id: door.id, title: 'Paint the door' },
    ];
    const edit = await change(ada, 'PATCH', '/api/tasks/', { tasks });
    const titles = async () =>
      (await ada.call('GET', '/api/tasks/')).map(({ title }: Task) => title).toSorted();
    const undoing = await change(ada, 'POST', `/api/changes/${edit}/undo?entity_id=${shed.id}`);
    expect(await titles()).toEqual(['Paint the door', 'Shed']);
    await undo(ada, undoing);
    expect(await titles()).toEqual(['Paint the door', 'Paint the shed']);
    await undo(ada, edit);
    expect(await titles()).toEqual(['Door', 'Shed']);
    const refused = await ada.send('POST', `/api/changes/${edit}/undo?entity_id=${uuidv7()}`);
    expect(refused.status).toBe(404);
  });

  it('restores a theme under a free name if its own is taken', async () => {
    const { ada } = await createSignedInApp();
    const names = async () => {
      const themes: { name: string; origin: string }[] = await ada.call('GET', '/api/organization/themes');
      return themes.flatMap(({ name, origin }) => (origin === 'user' ? name : [])).sort();
    };
    const path = '/api/organization/themes';
    const { id } = await ada.call('POST', path, { name: 'Garden' });
    const renaming = await change(ada, 'PUT', `${path}/${id}`, { name: 'Allotment' });
    await ada.call('POST', path, { name: 'garden' });
    await undo(ada, renaming);
    expect(await names()).toEqual(['Garden 2', 'garden']);
    const deletion = await change(ada, 'DELETE', `${path}/${id}`);
    await ada.call('POST', path, { name: 'Garden 2' });
    const undoing = uuidv7();
    await undo(ada, deletion, undoing);
    expect(await names()).toEqual(['Garden 2', 'Garden 2 2', 'garden']);
    await undo(ada, undoing);
    expect(await names()).toEqual(['Garden 2', 'garden']);
  });

  it('does nothing the second time it arrives', async () => {
    const { ada } = await createSignedInApp();
    const { id } = await ada.addTask({ title: 'Paint the shed' });
    const edit = await change(ada, 'PUT', `/api/tasks/${id}`, { title: 'Paint the fence' });
    const undoing = uuidv7();
    await undo(ada, edit, undoing);
    await ada.call('PUT', `/api/tasks/${id}`, { title: 'Paint the fence' });
    await undo(ada, edit, undoing);
    expect(await ada.call('GET', `/api/tasks/${id}`)).toMatchObject({ title: 'Paint the fence' });
  });

  it('undoes tasks created under one id together, and others separately', async () => {
    const { ada } = await createSignedInApp();
    const trip = await ada.addTask({ title: 'Plan the trip' });
    const changeId = uuidv7();
    const parts = { [changeIdHeader]: changeId };
    for (const title of ['Book the train', 'Ask Tom'])
      await ada.call('POST', '/api/tasks/', { title, parent_id: trip.id }, parts);
    const titles = async () => (await ada.call('GET', '/api/tasks/')).map((task: Task) => task.title).sort();
    await undo(ada, changeId);
    expect(await titles()).toEqual(['Plan the trip']);
    await undo(ada, trip.id);
    expect(await titles()).toEqual([]);
  });

  it('undoes a capture with all its tasks, and a change of many tasks', async () => {
    const { ada } = await createSignedInApp();
    const captureId = uuidv7();
    const { tasks } = await ada.call('POST', '/api/tasks/?auto_classify=true', {
      id: captureId,
      title: 'buy milk, call the dentist tomorrow 9am and pay the rent on friday!!',
    });
    expect(tasks).toHaveLength(3);
    const bulk = await change(ada, 'PATCH', '/api/tasks/', {
      tasks: tasks.map(({ id }: Task) => ({ id, deleted: true })),
    });
    expect(await ada.call('GET', '/api/tasks/')).toEqual([]);
    await undo(ada, bulk);
    expect(await ada.call('GET', '/api/tasks/')).toHaveLength(3);
    await undo(ada, captureId);
    expect(await ada.call('GET', '/api/tasks/')).toEqual([]);
  });

  it('brings a deleted theme back with its threads and tasks', async () => {
    const { ada } = await createSignedInApp();
    const theme = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    const thread = await ada.call('POST', '/api/organization/threads', { theme_id: theme.id, title: 'Beds' });
    const { id } = await ada.addTask({ title: 'Dig', thread_id: thread.id });
    const deletion = await change(ada, 'DELETE', `/api/organization/themes/${theme.id}`);
    expect(await ada.call('GET', `/api/tasks/${id}`)).toMatchObject({ theme_id: null, thread_id: null });
    await undo(ada, deletion);
    expect(await ada.call('GET', `/api/tasks/${id}`)).toMatchObject({
      theme_id: theme.id,
      thread_id: thread.id,
    });
    expect(await ada.call('GET', `/api/organization/themes/${theme.id}/threads`)).toHaveLength(1);
  });

  it('covers only one’s own changes', async () => {
    const { ada, signUp } = await createSignedInApp();
    const eve = await signUp();
    const { id } = await ada.addTask({ title: 'Paint the shed' });
    const edit = await change(ada, 'PUT', `/api/tasks/${id}`, { title: 'Paint the fence' });
    for (const changeId of [edit, uuidv7(), 'nonsense']) {
      const refused = await eve.send('POST', `/api/changes/${changeId}/undo`);
      expect([changeId, refused.status]).toEqual([changeId, 404]);
    }
    expect(await ada.call('GET', `/api/tasks/${id}`)).toMatchObject({ title: 'Paint the fence' });
    expect(await eve.call('GET', '/api/activity')).toEqual([]);
  });
});

it('the log lists changes newest first, in pages, and devices get them too', async () => {
  const { ada } = await createSignedInApp();
  const { id } = await ada.addTask({ title: 'Paint the shed' });
  await ada.call('PATCH', `/api/tasks/${id}/status?status=DONE`);
  await ada.call('DELETE', `/api/tasks/${id}`);
  const all = await ada.call('GET', '/api/activity');
  expect(all.map(({ action }: { action: string }) => action)).toEqual(['deleted', 'updated', 'created']);
  expect(all[1].changes.status).toEqual(['pending', 'completed']);
  expect(await ada.call('GET', `/api/activity?limit=1&before=${all[0].revision}`)).toEqual([all[1]]);
  const { activity } = await ada.call('GET', '/api/sync?since=0');
  expect(activity).toEqual([...all].reverse());
});

describe('subtasks', () => {
  it('are completed, moved, deleted and restored with their task', async () => {
    const { ada } = await createSignedInApp();
    const [work] = await ada.call('GET', '/api/organization/themes');
    const trip = await ada.addTask({ title: 'Plan the trip' });
    const pack = await ada.addTask({ title: 'Pack', parent_id: trip.id });
    const book = await ada.addTask({ title: 'Book', parent_id: trip.id, status: 'completed' });
    const gone = await ada.addTask({ title: 'Call off', parent_id: trip.id });
    await ada.call('DELETE', `/api/tasks/${gone.id}`);
    const get = async (task: Task): Promise<Task> => ada.call('GET', `/api/tasks/${task.id}`);

    await ada.call('PUT', `/api/tasks/${trip.id}`, { theme_id: work.id });
    expect((await get(pack)).theme_id).toBe(work.id);
    await ada.call('PATCH', `/api/tasks/${trip.id}/status?status=completed`);
    expect(await get(pack)).toMatchObject({ status: 'completed', completed_at: expect.any(String) });
    await ada.call('PATCH', `/api/tasks/${trip.id}/status?status=pending`);
    expect((await get(pack)).status).toBe('completed');
    await ada.call('DELETE', `/api/tasks/${trip.id}`);
    expect(await ada.call('GET', '/api/tasks/')).toEqual([]);
    await ada.call('POST', `/api/tasks/${trip.id}/restore`);
    expect((await get(book)).deleted_at).toBeNull();
    expect((await ada.send('GET', `/api/tasks/${gone.id}`)).status).toBe(404);
  });

  it('have no subtasks of their own, and a parent of one’s own', async () => {
    const { ada, signUp } = await createSignedInApp();
    const eve = await signUp();
    const trip = await ada.addTask({ title: 'Plan the trip' });
    const pack = await ada.addTask({ title: 'Pack', parent_id: trip.id });
    const socks = await ada.addTask({ title: 'Socks', parent_id: pack.id });
    expect(socks.parent_id).toBe(trip.id);
    const other = await ada.addTask({ title: 'Other' });
    const refused = await ada.send('PUT', `/api/tasks/${trip.id}`, { parent_id: other.id });
    expect(refused.status).toBe(400);
    expect((await ada.send('PUT', `/api/tasks/${other.id}`, { parent_id: other.id })).status).toBe(400);
    expect((await eve.send('POST', '/api/tasks/', { title: 'Mine', parent_id: trip.id })).status).toBe(404);
  });

  it('never form a cycle or a second level, even when several move at once', async () => {
    const { ada } = await createSignedInApp();
    const titles = ['Plan the trip', 'Pack', 'Socks'];
    const [trip, pack, socks] = await Promise.all(titles.map((title) => ada.addTask({ title })));
    const move = async (...moves: [Task | undefined, Task | undefined][]) => {
      const tasks = moves.map(([task, parent]) => ({ id: task?.id, parent_id: parent?.id ?? null }));
      return (await ada.send('PATCH', '/api/tasks/', { tasks })).status;
    };
    expect(await move([trip, pack], [pack, trip])).toBe(400);
    expect(await move([socks, pack], [pack, trip])).toBe(400);
    expect(await move([socks, pack])).toBe(200);
    expect(await move([socks, undefined], [pack, trip])).toBe(200);
  });

  it('are in the trash with their task however it got there, and come back with it', async () => {
    const { ada } = await createSignedInApp();
    const shown = async () => (await ada.call('GET', '/api/tasks/')).map(({ title }: Task) => title).sort();
    const trip = await ada.addTask({ title: 'Plan the trip' });
    await ada.addTask({ title: 'Pack', parent_id: trip.id });
    const undoing = uuidv7();
    await undo(ada, trip.id, undoing);
    expect(await shown()).toEqual([]);
    await undo(ada, undoing);
    expect(await shown()).toEqual(['Pack', 'Plan the trip']);

    const plants = await ada.addTask({ title: 'Water', due_date: '2020-01-01', recurrence: 'FREQ=DAILY' });
    const complete = () => change(ada, 'PATCH', `/api/tasks/${plants.id}/status?status=DONE`);
    await complete();
    const next = (await ada.call('GET', '/api/tasks/')).find(
      ({ title, id }: Task) => title === 'Water' && id !== plants.id,
    );
    await ada.addTask({ title: 'The fern', parent_id: next.id });
    await ada.call('PATCH', `/api/tasks/${plants.id}/status?status=OPEN`);
    expect(await shown()).toEqual(['Pack', 'Plan the trip', 'Water']);
    await complete();
    expect(await shown()).toEqual(['Pack', 'Plan the trip', 'The fern', 'Water', 'Water']);
  });
});

it('completing a recurring task creates the next, reopening removes it, and both can be undone', async () => {
  const { ada } = await createSignedInApp();
  const plants = await ada.addTask({ title: 'Water', due_date: '2020-01-01', recurrence: 'FREQ=DAILY' });
  await ada.addTask({ title: 'The fern', parent_id: plants.id });
  const open = async () =>
    (await ada.call('GET', '/api/tasks/')).filter(({ status }: Task) => status === 'pending');
  const completion = await change(ada, 'PATCH', `/api/tasks/${plants.id}/status?status=DONE`);
  const next = (await open()).find(({ parent_id }: Task) => parent_id === null);
  expect(next).toMatchObject({ title: 'Water', recurrence: 'FREQ=DAILY' });
  expect(next.id).not.toBe(plants.id);
  expect(next.due_date > '2026').toBe(true);
  expect(await open()).toHaveLength(2);

  await ada.call('PATCH', `/api/tasks/${plants.id}/status?status=OPEN`);
  expect((await open()).map(({ id }: Task) => id)).toEqual([plants.id]);
  await ada.call('PATCH', `/api/tasks/${plants.id}/status?status=DONE`);
  expect((await open()).map(({ id }: Task) => id)).toContain(next.id);
  await undo(ada, completion);
  expect((await open()).map(({ title }: Task) => title).sort()).toEqual(['The fern', 'Water']);
  expect((await open()).map(({ id }: Task) => id)).toContain(plants.id);
});

it('a completed successor of a recurring task stays completed when the earlier completion is undone', async () => {
  const { ada } = await createSignedInApp();
  const plants = await ada.addTask({ title: 'Water', due_date: '2020-01-01', recurrence: 'FREQ=DAILY' });
  const statuses = async () => {
    const tasks: Task[] = await ada.call('GET', '/api/tasks/');
    return Object.fromEntries(tasks.map(({ id, status }) => [id, status]));
  };
  const complete = (id: string) => change(ada, 'PATCH', `/api/tasks/${id}/status?status=DONE`);
  const completion = await complete(plants.id);
  const second = followingId(plants.id);
  await ada.addTask({ title: 'The fern', parent_id: second });
  await complete(second);
  const third = followingId(second);
  const undoing = uuidv7();
  await undo(ada, completion, undoing);
  expect(await statuses()).toMatchObject({
    [plants.id]: 'pending',
    [second]: 'completed',
    [third]: 'pending',
  });
  expect(Object.keys(await statuses())).toHaveLength(5);
  await undo(ada, undoing);
  expect(await statuses()).toMatchObject({ [plants.id]: 'completed', [second]: 'completed' });
});
