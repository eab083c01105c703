import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '#server/http/listen.ts';
import { converge, findDifferences, readServer } from '../../../scripts/faults/converge.ts';
import { startDevice } from '../../../scripts/faults/device.ts';
import { createSignedInApp } from '../../testing/test-app.ts';

/** Serves the real app over HTTP, for devices in processes of their own. */
async function serve() {
  const { app, ada } = await createSignedInApp();
  const listener = await listen({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  onTestFinished(() => listener.close({ graceMs: 0 }));
  const url = `http://127.0.0.1:${listener.port}`;
  return { ada, url, authorization: ada.authorization, call: ada.call };
}

/** Starts a device that has pulled everything. */
async function startSyncedDevice(
  { url, authorization, call }: Awaited<ReturnType<typeof serve>>,
  clock: { clockOffsetMs?: number } = {},
) {
  const device = await startDevice({ name: 'B', accountId: 'ada', authorization, seed: 1, ...clock });
  onTestFinished(() => device.stop());
  const connect = (to: string | null) => device.tell({ do: 'connect', url: to, lossRate: 0 });
  const isSettled = async (outbox: unknown[]) => {
    const [state, { revision }] = await Promise.all([device.read(), readServer(call)]);
    expect(state.outbox).toEqual(outbox);
    expect(state.cursor).toBe(revision);
    expect(state.shownOtherwise).toEqual([]);
  };
  const settled = (outbox: unknown[] = []) =>
    expect
      .poll(
        () =>
          isSettled(outbox).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
  await connect(url);
  await settled();
  return {
    device,
    settled,
    goOffline: () => connect(null),
    goOnline: () => connect(url),
    differences: async () => findDifferences('B', await device.read(), (await readServer(call)).rows),
  };
}

it('withdraws what a device predicted beside a change that another device overtook', async () => {
  const served = await serve();
  const { ada } = served;
  const daily = { recurrence: 'FREQ=DAILY', due_date: '2026-11-24' };
  const [unrepeated, paused, parent] = await Promise.all([
    ada.addTask({ title: 'Its recurrence is removed', ...daily }),
    ada.addTask({ title: 'It is paused', ...daily }),
    ada.addTask({ title: 'It is reopened' }),
  ]);
  const child = await ada.addTask({ title: 'Step', parent_id: parent.id });
  const { device, settled, goOffline, goOnline, differences } = await startSyncedDevice(served);

  await goOffline();
  for (const { id } of [unrepeated, paused, parent]) await device.tell({ do: 'complete', taskId: id });
  const predicted = (await device.read()).rows.tasks;
  expect(predicted).toHaveLength(6);
  expect(predicted.find(({ id }) => id === child.id)).toMatchObject({ status: 'completed' });

  await ada.call('PUT', `/api/tasks/${unrepeated.id}`, { recurrence: null });
  await ada.call('PATCH', `/api/tasks/${paused.id}/status?status=paused`);
  await ada.call('PATCH', `/api/tasks/${parent.id}/status?status=completed`);
  await ada.call('PATCH', `/api/tasks/${child.id}/status?status=pending`);
  await ada.call('PATCH', `/api/tasks/${parent.id}/status?status=pending`);
  await goOnline();
  await settled();
  expect(await differences()).toEqual([]);
});

it('keeps no record of a deletion that had been made elsewhere', async () => {
  const served = await serve();
  const task = await served.ada.addTask({ title: 'Deleted twice' });
  const { device, settled, goOffline, goOnline, differences } = await startSyncedDevice(served);
  await goOffline();
  await device.tell({ do: 'delete', taskId: task.id });
  await served.ada.call('DELETE', `/api/tasks/${task.id}`);
  await goOnline();
  await settled();
  expect(await differences()).toEqual([]);
});

it('shows what the server has as soon as a refused change is discarded', async () => {
  const served = await serve();
  const task = await served.ada.addTask({ title: 'Deleted elsewhere' });
  const { device, settled, goOffline, goOnline, differences } = await startSyncedDevice(served);
  await goOffline();
  await device.tell({ do: 'complete', taskId: task.id });
  await served.ada.call('DELETE', `/api/tasks/${task.id}`);
  await goOnline();
  await settled([expect.objectContaining({ state: 'refused', code: 'tasks.not_found' })]);
  await device.tell({ do: 'discardRefused' });
  expect(await differences()).toEqual([]);
});

it('counts the later of two edits as the later, also from a device whose clock is slow by seconds', async () => {
  const served = await serve();
  const { ada } = served;
  const task = await ada.addTask({ title: 'First' });
  const { device, settled, differences } = await startSyncedDevice(served, { clockOffsetMs: -4_000 });
  await ada.call('PUT', `/api/tasks/${task.id}`, { title: 'Second' });
  // Half of what the clock is slow by, and more than a device can be wrong by on a busy machine.
  await sleep(2_000);
  await device.tell({ do: 'rename', taskId: task.id, title: 'Third' });
  await settled();
  expect(await ada.call('GET', `/api/tasks/${task.id}`)).toMatchObject({ title: 'Third' });
  expect(await differences()).toEqual([]);
});

it('ends with the same rows everywhere after random changes and failures', async () => {
  const { problems, counts } = await converge({
    ...(await serve()),
    seed: 3,
    steps: 200,
    clockOffsetMs: Date.parse('2100-01-01') - Date.now(),
  });
  expect(problems).toEqual([]);
  expect(counts.changes).toBeGreaterThan(100);
});
