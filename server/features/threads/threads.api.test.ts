import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { changeIdHeader } from '#contract/sync-headers.ts';
import type { Task } from '#contract/tasks.ts';
import type { Thread } from '#contract/threads.ts';
import { createSignedInApp } from '../../testing/test-app.ts';

const threadsPath = '/api/organization/threads';

/** Somebody with two themes, a thread in the first, and short words for what the tests do. */
async function start() {
  const { ada } = await createSignedInApp();
  const [health, work] = await ada.call('GET', '/api/organization/themes');
  const thread: Thread = await ada.call('POST', threadsPath, {
    theme_id: work.id,
    title: 'Quarterly report',
  });
  return {
    ada,
    health,
    work,
    thread,
    add: async (fields: object): Promise<Task> =>
      (await ada.call('POST', '/api/tasks/', { title: 'Collect figures', ...fields })).tasks[0],
    get: (task: Task): Promise<Task> => ada.call('GET', `/api/tasks/${task.id}`),
    threadsOf: (theme: { id: string }) => ada.call('GET', `/api/organization/themes/${theme.id}/threads`),
  };
}

describe('a thread', () => {
  it('is created in its theme, listed there with its tasks counted, and renamed', async () => {
    const { ada, health, work, thread, add, threadsOf } = await start();
    expect(thread).toMatchObject({ theme_id: work.id, title: 'Quarterly report', origin: 'user' });
    await add({ thread_id: thread.id });
    await ada.call('DELETE', `/api/tasks/${(await add({ thread_id: thread.id })).id}`);

    const renamed = await ada.call('PUT', `${threadsPath}/${thread.id}`, { title: ' Annual report ' });
    expect(renamed).toMatchObject({ title: 'Annual report', theme_id: work.id });
    expect(await threadsOf(work)).toEqual([{ ...renamed, task_count: 1 }]);
    expect(await threadsOf(health)).toEqual([]);
  });

  it('is created once under an id of the client', async () => {
    const { ada, work, threadsOf } = await start();
    const body = { id: uuidv7(), theme_id: work.id, title: 'Hiring' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.call('POST', threadsPath, body)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await threadsOf(work)).toHaveLength(2);
  });

  it('is refused in a theme that is not there, never was, or was deleted', async () => {
    const { ada, thread } = await start();
    const garden = await ada.call('POST', '/api/organization/themes', { name: 'Garden' });
    await ada.call('DELETE', `/api/organization/themes/${garden.id}`);
    for (const theme_id of [uuidv7(), garden.id])
      for (const answer of [
        await ada.send('POST', threadsPath, { theme_id, title: 'Beds' }),
        await ada.send('PUT', `${threadsPath}/${thread.id}`, { theme_id }),
      ]) {
        expect(answer.status).toBe(404);
        expect(errorSchema.parse(await answer.json()).error.code).toBe('themes.not_found');
      }
    const blank = await ada.send('PUT', `${threadsPath}/${thread.id}`, { title: ' ' });
    expect(blank.status).toBe(400);
  });

  it('takes its tasks along to another theme, those in the trash too', async () => {
    const { ada, health, work, thread, add, get, threadsOf } = await start();
    const task = await add({ thread_id: thread.id });
    const trashed = await add({ thread_id: thread.id });
    const stays = await add({ theme_id: work.id });
    await ada.call('DELETE', `/api/tasks/${trashed.id}`);

    const moved = await ada.call('PUT', `${threadsPath}/${thread.id}`, { theme_id: health.id });
    expect(moved).toMatchObject({ id: thread.id, theme_id: health.id });
    const inThread = { theme_id: health.id, thread_id: thread.id };
    expect(await get(task)).toMatchObject(inThread);
    expect(await get(stays)).toMatchObject({ theme_id: work.id });
    expect(await ada.call('POST', `/api/tasks/${trashed.id}/restore`)).toMatchObject(inThread);
    expect([await threadsOf(work), await threadsOf(health)]).toMatchObject([[], [{ task_count: 2 }]]);
  });

  it('keeps its tasks, in one theme with it, when two devices move it at once', async () => {
    const { ada, health, work, thread, add } = await start();
    for (let index = 0; index < 5; index++) await add({ thread_id: thread.id });
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        [health, work, health, work].map(({ id }) =>
          ada.call('PUT', `${threadsPath}/${thread.id}`, { theme_id: id }),
        ),
      );
      const delta = await ada.call('GET', '/api/sync');
      const themeId = delta.threads[0].theme_id;
      for (const task of delta.tasks) expect(task).toMatchObject({ theme_id: themeId, thread_id: thread.id });
    }
  });

  it('leaves its tasks in the theme when it is deleted', async () => {
    const { ada, work, thread, add, get, threadsOf } = await start();
    const task = await add({ thread_id: thread.id });
    const trashed = await add({ thread_id: thread.id });
    await ada.call('DELETE', `/api/tasks/${trashed.id}`);

    for (const _time of ['first', 'second'])
      expect((await ada.send('DELETE', `${threadsPath}/${thread.id}`)).status).toBe(204);

    const loose = { theme_id: work.id, thread_id: null };
    expect(await get(task)).toMatchObject(loose);
    expect(await ada.call('POST', `/api/tasks/${trashed.id}/restore`)).toMatchObject(loose);
    expect(await threadsOf(work)).toEqual([]);
    expect((await ada.send('PUT', `${threadsPath}/${thread.id}`, { title: 'Back' })).status).toBe(404);
    expect(await add({ thread_id: thread.id, theme_id: work.id })).toMatchObject(loose);
  });
});

describe('merging a thread into another', () => {
  it('moves its tasks, those in the trash and subtasks too, and deletes it; one undo takes all of it back', async () => {
    const { ada, health, work, thread, add, get, threadsOf } = await start();
    const into: Thread = await ada.call('POST', threadsPath, { theme_id: health.id, title: 'Figures' });
    const task = await add({ thread_id: thread.id });
    const subtask = await add({ parent_id: task.id, thread_id: thread.id });
    const trashed = await add({ thread_id: thread.id });
    await ada.call('DELETE', `/api/tasks/${trashed.id}`);

    const changeId = uuidv7();
    for (const _time of ['first', 'second'])
      expect(
        await ada.call(
          'POST',
          `${threadsPath}/${thread.id}/merge`,
          { into: into.id },
          { [changeIdHeader]: changeId },
        ),
      ).toEqual(into);
    const there = { theme_id: health.id, thread_id: into.id };
    for (const one of [task, subtask]) expect(await get(one)).toMatchObject(there);
    expect(await ada.call('POST', `/api/tasks/${trashed.id}/restore`)).toMatchObject(there);
    expect([await threadsOf(work), await threadsOf(health)]).toMatchObject([[], [{ task_count: 2 }]]);

    await ada.call('POST', `/api/changes/${changeId}/undo`);
    const back = { theme_id: work.id, thread_id: thread.id };
    for (const one of [task, subtask, trashed]) expect(await get(one)).toMatchObject(back);
    expect([await threadsOf(work), await threadsOf(health)]).toMatchObject([
      [{ id: thread.id, task_count: 2 }],
      [{ id: into.id, task_count: 0 }],
    ]);
  });

  it('is refused into itself, and into one that is deleted or never was', async () => {
    const { ada, work, thread, add, get } = await start();
    const task = await add({ thread_id: thread.id });
    const gone: Thread = await ada.call('POST', threadsPath, { theme_id: work.id, title: 'Gone' });
    await ada.call('DELETE', `${threadsPath}/${gone.id}`);
    const path = `${threadsPath}/${thread.id}/merge`;
    for (const [into, status] of [
      [thread.id, 400],
      [gone.id, 404],
      [uuidv7(), 404],
    ])
      expect((await ada.send('POST', path, { into })).status).toBe(status);
    expect((await ada.send('POST', `${threadsPath}/${uuidv7()}/merge`, { into: thread.id })).status).toBe(
      404,
    );
    expect(await get(task)).toMatchObject({ thread_id: thread.id });
  });

  it('is followed by what another device puts into the thread that is gone, however often it was merged', async () => {
    const { ada, work, health, thread, add, get } = await start();
    const task = await add({});
    const another = (title: string, theme_id: string): Promise<Thread> =>
      ada.call('POST', threadsPath, { theme_id, title });
    const [second, third] = [await another('Figures', work.id), await another('Walks', health.id)];
    await ada.call('POST', `${threadsPath}/${thread.id}/merge`, { into: second.id });
    await ada.call('PUT', `/api/tasks/${task.id}`, { thread_id: thread.id });
    expect(await get(task)).toMatchObject({ thread_id: second.id, theme_id: work.id });
    await ada.call('POST', `${threadsPath}/${second.id}/merge`, { into: third.id });
    const there = { thread_id: third.id, theme_id: health.id };
    expect(await get(await add({ thread_id: thread.id, theme_id: work.id }))).toMatchObject(there);
    await ada.call('DELETE', `${threadsPath}/${third.id}`);
    expect(await get(await add({ thread_id: thread.id, theme_id: work.id }))).toMatchObject({
      thread_id: null,
      theme_id: work.id,
    });
  });

  it('is followed again once it was undone and done again, and not while it is undone', async () => {
    const { ada, work, thread, add, get } = await start();
    const into: Thread = await ada.call('POST', threadsPath, { theme_id: work.id, title: 'Figures' });
    const put = async () => (await get(await add({ thread_id: thread.id }))).thread_id;
    const send = (path: string, changeId: string, body?: object) =>
      ada.call('POST', path, body, { [changeIdHeader]: changeId });
    let changeId = uuidv7();
    await send(`${threadsPath}/${thread.id}/merge`, changeId, { into: into.id });
    for (const goesTo of [thread.id, into.id, thread.id, into.id]) {
      const next = uuidv7();
      await send(`/api/changes/${changeId}/undo`, next);
      expect(await put()).toBe(goesTo);
      changeId = next;
    }
  });

  it('leaves no task behind that is put into it at the same moment', async () => {
    const { ada, work, thread, add } = await start();
    const into: Thread = await ada.call('POST', threadsPath, { theme_id: work.id, title: 'Figures' });
    await Promise.all([
      ...Array.from({ length: 10 }, () => add({ thread_id: thread.id, theme_id: work.id })),
      ada.call('POST', `${threadsPath}/${thread.id}/merge`, { into: into.id }),
    ]);
    const tasks: Task[] = await ada.call('GET', `/api/tasks/?theme_id=${work.id}`);
    expect(tasks).toHaveLength(10);
    for (const task of tasks) expect(task.thread_id).toBe(into.id);
  });
});

describe('a closed thread', () => {
  it('keeps its tasks, says when it was closed, and gets nothing new filed into it until it is open again', async () => {
    const { ada, work, thread, add, get, threadsOf } = await start();
    const task = await add({ thread_id: thread.id });
    const capture = async (): Promise<Task> =>
      (
        await ada.call('POST', '/api/tasks/?auto_classify=true', {
          title: 'finish the quarterly report tomorrow',
        })
      ).tasks[0];
    expect(await capture()).toMatchObject({ thread_id: thread.id });

    const closed = await ada.call('PUT', `${threadsPath}/${thread.id}`, { closed: true });
    expect(closed).toMatchObject({ closed_at: expect.any(String) });
    expect(await threadsOf(work)).toMatchObject([{ id: thread.id, closed_at: closed.closed_at }]);
    expect(await ada.call('PUT', `${threadsPath}/${thread.id}`, { closed: true })).toEqual(closed);
    expect(await capture()).toMatchObject({ thread_id: null });
    expect(await get(task)).toMatchObject({ thread_id: thread.id });

    await ada.call('PUT', `${threadsPath}/${thread.id}`, { closed: false });
    expect(await threadsOf(work)).toMatchObject([{ closed_at: null }]);
    expect(await capture()).toMatchObject({ thread_id: thread.id });
  });
});

describe('a task in a thread', () => {
  it("is in the thread's theme, whatever theme it names", async () => {
    const { health, work, thread, add } = await start();
    const inThread = { theme_id: work.id, thread_id: thread.id };
    expect(await add({ thread_id: thread.id })).toMatchObject(inThread);
    expect(await add({ thread_id: thread.id, theme_id: health.id })).toMatchObject(inThread);
  });

  it('leaves the thread when it moves to another theme or to the Inbox', async () => {
    const { ada, health, thread, add } = await start();
    for (const theme_id of [health.id, null]) {
      const task = await add({ thread_id: thread.id });
      const moved = await ada.call('PUT', `/api/tasks/${task.id}`, { theme_id });
      expect(moved).toMatchObject({ theme_id, thread_id: null });
    }
  });

  it('stays in the thread when it is moved to the theme it is in', async () => {
    const { ada, work, thread, add } = await start();
    const task = await add({ thread_id: thread.id });
    expect(await ada.call('PUT', `/api/tasks/${task.id}`, { theme_id: work.id })).toMatchObject({
      thread_id: thread.id,
    });
  });

  it('comes from any theme when it is put into the thread', async () => {
    const { ada, health, work, thread, add } = await start();
    const task = await add({ theme_id: health.id });
    const inThread = { theme_id: work.id, thread_id: thread.id };
    expect(await ada.call('PUT', `/api/tasks/${task.id}`, { thread_id: thread.id })).toMatchObject(inThread);
    const other = await add({});
    const both = { thread_id: thread.id, theme_id: health.id };
    expect(await ada.call('PUT', `/api/tasks/${other.id}`, both)).toMatchObject(inThread);
  });
});
