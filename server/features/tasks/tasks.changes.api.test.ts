import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { editedAtHeader } from '#contract/sync-headers.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('changing', () => {
  it('guesses the automatic tags again from a new title when asked to', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const [task] = (await ada.call('POST', '/api/tasks/', { title: 'Sweep', auto_tags: ['broom'] })).tasks;
    const put = (query: string, body: object) => ada.call('PUT', `/api/tasks/${task.id}${query}`, body);
    expect(await put('', { title: 'Email the landlord' })).toMatchObject({ auto_tags: ['broom'] });
    expect(await put('?auto_retag=true', { priority: 'low' })).toMatchObject({ auto_tags: ['broom'] });
    expect(await put('?auto_retag=true', { title: 'Email the landlord today' })).toMatchObject({
      auto_tags: ['email'],
    });
  });

  it('changes only the fields given and answers the whole task', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const [task] = (await ada.call('POST', '/api/tasks/', { title: 'Paint the shed', priority: 'low' }))
      .tasks;
    const changed = await ada.call('PUT', `/api/tasks/${task.id}`, {
      description: 'green',
      due_date: '2026-12-24',
      estimated_pomodoros: 3,
    });
    expect(changed).toMatchObject({
      title: 'Paint the shed',
      priority: 'low',
      description: 'green',
      due_date: '2026-12-24',
      estimated_pomodoros: 3,
    });
    expect(changed.revision).toBeGreaterThan(task.revision);
    expect(await ada.call('PUT', `/api/tasks/${task.id}`, { due_date: null })).toMatchObject({
      due_date: null,
    });
  });

  it('accepts both status vocabularies and answers with one', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const [{ id }] = (await ada.call('POST', '/api/tasks/', { title: 'Sweep' })).tasks;
    const set = (status: string) => ada.call('PATCH', `/api/tasks/${id}/status?status=${status}`);
    expect(await set('DONE')).toMatchObject({ status: 'completed', completed_at: expect.any(String) });
    expect(await set('OPEN')).toMatchObject({ status: 'pending', completed_at: null });
    expect(await set('in_progress')).toMatchObject({ status: 'in_progress' });
    const wrong = await ada.send('PATCH', `/api/tasks/${id}/status?status=finished`);
    expect(wrong.status).toBe(400);
  });

  it('keeps both edits of different fields, and of one field the one that was made later', async () => {
    const start = Date.now();
    const minutesIn = (minutes: number) => new Date(start + minutes * 60_000);
    let now = minutesIn(0);
    const { signUp, database } = await createTestApp({ clock: () => now });
    const ada = await signUp();
    const [{ id }] = (await ada.call('POST', '/api/tasks/', { title: 'Plan the trip' })).tasks;
    const edit = (at: string, body: object) =>
      ada.call('PUT', `/api/tasks/${id}`, body, { 'Heddle-Edited-At': at });

    now = minutesIn(40);
    await edit(minutesIn(30).toISOString(), { title: 'Plan the long trip', priority: 'high' });
    const late = await edit(minutesIn(20).toISOString(), { title: 'Plan a trip', description: 'by train' });

    expect(late).toMatchObject({ title: 'Plan the long trip', priority: 'high', description: 'by train' });
    const overruled = await database.handle.db
      .selectFrom('activity')
      .select('overruled')
      .where('entity_id', '=', id)
      .orderBy('revision', 'desc')
      .executeTakeFirstOrThrow();
    expect(overruled.overruled).toEqual({ title: 'Plan a trip' });
  });

  it('does not let a clock that runs ahead win later conflicts', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const [{ id }] = (await ada.call('POST', '/api/tasks/', { title: 'Dig' })).tasks;
    await ada.call(
      'PUT',
      `/api/tasks/${id}`,
      { title: 'Dig deep' },
      { 'Heddle-Edited-At': '2100-01-01T00:00:00Z' },
    );
    expect(await ada.call('PUT', `/api/tasks/${id}`, { title: 'Dig deeper' })).toMatchObject({
      title: 'Dig deeper',
    });
  });

  it('loses no edit to one that was made while the server’s clock was an hour fast', async () => {
    let now = Date.parse('2026-11-21T10:00:00Z');
    const { signUp } = await createTestApp({ clock: () => new Date(now) });
    const ada = await signUp();
    const { id } = await ada.addTask({ title: 'Dig' });
    const put = (title: string, headers?: Record<string, string>) =>
      ada.call('PUT', `/api/tasks/${id}`, { title }, headers);
    now += 60 * 60_000;
    await put('Dig here');
    now -= 60 * 60_000 - 1000;
    expect(await put('Dig there')).toMatchObject({ title: 'Dig there' });
    const moment = { [editedAtHeader]: new Date(now - 500).toISOString() };
    expect(await put('Dig nowhere', moment)).toMatchObject({ title: 'Dig there' });
    now += 10_000;
    expect(await put('Dig deeper', { [editedAtHeader]: new Date(now - 500).toISOString() })).toMatchObject({
      title: 'Dig deeper',
    });
  });

  it('lets the later edit win though its device’s clock is an hour slow', async () => {
    const start = Date.now();
    const minutesIn = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
    let now = new Date(start);
    const { signUp } = await createTestApp({ clock: () => now });
    const ada = await signUp();
    const [{ id }] = (await ada.call('POST', '/api/tasks/', { title: 'Dig' })).tasks;
    now = new Date(start + 40 * 60_000);
    await ada.call('PUT', `/api/tasks/${id}`, { title: 'Dig here' }, { 'Heddle-Edited-At': minutesIn(30) });
    const slow = { 'Heddle-Edited-At': minutesIn(35 - 60), 'Heddle-Sent-At': minutesIn(40 - 60) };
    const later = await ada.call('PUT', `/api/tasks/${id}`, { title: 'Dig there' }, slow);
    expect(later.title).toBe('Dig there');
    const earlier = { 'Heddle-Edited-At': minutesIn(20 - 60), 'Heddle-Sent-At': minutesIn(40 - 60) };
    expect((await ada.call('PUT', `/api/tasks/${id}`, { title: 'Dig now' }, earlier)).title).toBe(
      'Dig there',
    );
  });

  it('overrules fields that belong together as one', async () => {
    const start = Date.now();
    let now = new Date(start);
    const { signUp } = await createTestApp({ clock: () => now });
    const ada = await signUp();
    const [{ id }] = (await ada.call('POST', '/api/tasks/', { title: 'Dig' })).tasks;
    const at = (minutes: number) => ({
      'Heddle-Edited-At': new Date(start + minutes * 60_000).toISOString(),
    });
    now = new Date(start + 40 * 60_000);
    await ada.call('PATCH', `/api/tasks/${id}/status?status=in_progress`, undefined, at(30));
    const late = await ada.call('PATCH', `/api/tasks/${id}/status?status=completed`, undefined, at(20));
    expect(late).toMatchObject({ status: 'in_progress', completed_at: null });
  });

  it('takes several changes of one task in one request together', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const [{ id }] = (await ada.call('POST', '/api/tasks/', { title: 'Dig' })).tasks;
    const changes = {
      tasks: [
        { id, title: 'Dig deep' },
        { id, priority: 'high' },
      ],
    };
    const [changed] = await ada.call('PATCH', '/api/tasks/', changes);
    expect(changed).toMatchObject({ title: 'Dig deep', priority: 'high' });
    expect(await ada.call('GET', `/api/tasks/${id}`)).toEqual(changed);
  });

  it('changes many at once and skips those that do not exist', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c'])
      ids.push((await ada.call('POST', '/api/tasks/', { title })).tasks[0].id);
    await ada.call('DELETE', `/api/tasks/${ids[2]}`);
    const changed = await ada.call('PATCH', '/api/tasks/', {
      tasks: [...ids, uuidv7()].map((id) => ({ id, priority: 'high' })),
    });
    expect(changed.map((task: Task) => task.title)).toEqual(['a', 'b']);
  });

  it('clears the uncertainty about a theme when a person chooses it', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const themes = await ada.call('GET', '/api/organization/themes');
    const [task] = (await ada.call('POST', '/api/tasks/?auto_classify=true', { title: 'buy milk' })).tasks;
    expect(task.llm_confidence).toBeGreaterThan(0);
    const moved = await ada.call('PUT', `/api/tasks/${task.id}`, { theme_id: themes[1].id });
    expect(moved).toMatchObject({ theme_id: themes[1].id, llm_confidence: null, alternatives: [] });
  });
});

describe('deleting', () => {
  it('hides the task, repeats without error, and restores it whole', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const [task] = (await ada.call('POST', '/api/tasks/', { title: 'Fold the maps', tags: ['paper'] })).tasks;
    expect((await ada.send('DELETE', `/api/tasks/${task.id}`)).status).toBe(204);
    expect((await ada.send('DELETE', `/api/tasks/${task.id}`)).status).toBe(204);
    expect(await ada.call('GET', '/api/tasks/')).toEqual([]);
    expect((await ada.send('GET', `/api/tasks/${task.id}`)).status).toBe(404);
    expect((await ada.send('PUT', `/api/tasks/${task.id}`, { title: 'x' })).status).toBe(404);
    expect(await ada.call('POST', `/api/tasks/${task.id}/restore`)).toMatchObject({
      title: 'Fold the maps',
      tags: ['paper'],
      deleted_at: null,
    });
    expect(await ada.call('GET', '/api/tasks/')).toHaveLength(1);
  });
});

describe('filing all tasks again', () => {
  it('moves what was misfiled and says where to', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    await ada.call('POST', '/api/tasks/', { title: 'buy milk and bread' });
    await ada.call('POST', '/api/tasks/', { title: 'zzyzx' });
    const result = await ada.call('POST', '/api/tasks/bulk-reclassify');
    expect(result).toEqual({
      reclassified_count: 1,
      total_tasks: 2,
      theme_changes: { Shopping: 1 },
      errors: [],
    });
  });

  it('leaves what a person filed or completed and what stands in a thread, and takes subtasks along', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const themes: Theme[] = await ada.call('GET', '/api/organization/themes');
    const idOf = (theme: string) => themes.find(({ name }) => name === theme)?.id;
    const add = async (task: object): Promise<Task> =>
      (await ada.call('POST', '/api/tasks/?auto_classify=false', task)).tasks[0];
    const thread = await ada.call('POST', '/api/organization/threads', {
      title: 'Moving house',
      theme_id: idOf('Personal'),
    });
    await add({ title: 'buy milk', theme_id: idOf('Work') });
    const inbox = await add({ title: 'buy bread' });
    await ada.call('PUT', `/api/tasks/${inbox.id}`, { theme_id: null });
    await add({ title: 'buy boxes', thread_id: thread.id, llm_confidence: 0.95 });
    await add({ title: 'buy eggs', status: 'completed' });
    const parent = await add({ title: 'buy petrol for the mower' });
    await add({ title: 'call the dentist', parent_id: parent.id });
    expect(await ada.call('POST', '/api/tasks/bulk-reclassify')).toMatchObject({
      reclassified_count: 1,
      total_tasks: 5,
      theme_changes: { Shopping: 1 },
    });
    const tasks: Task[] = await ada.call('GET', '/api/tasks/');
    const nameOf = (id: string | null) => themes.find((theme) => theme.id === id)?.name ?? 'Inbox';
    expect(tasks.map((task) => [task.title, nameOf(task.theme_id), task.llm_confidence !== null])).toEqual([
      ['call the dentist', 'Shopping', true],
      ['buy petrol for the mower', 'Shopping', true],
      ['buy eggs', 'Inbox', false],
      ['buy boxes', 'Personal', true],
      ['buy bread', 'Inbox', false],
      ['buy milk', 'Work', false],
    ]);
  });
});
