/** A device in a process of its own: the browser's store and mutations, told by its parent what to do. */

import { setTokenSource } from '#browser/api-client.ts';
import { deleteTask, setTaskStatus, updateTask } from '#browser/model/tasks/task-mutations.ts';
import { readCursor } from '../pull.ts';
import { getCollection, isShownTable } from '../replica.ts';
import { rowTables } from '../rows.ts';
import { openStore, type Store } from '../store.ts';
import { type Chooser, createChooser } from './chooser.ts';
import { connect, network } from './device-globals.ts';
import type { DeviceCommand, DeviceState } from './device-messages.ts';
import { makeRandomChange } from './random-changes.ts';

let store: Store;
let chooser: Chooser;

async function open(accountId: string): Promise<void> {
  store = openStore({ id: accountId }, { onAccountDeleted: () => undefined });
  await store.loaded;
}

async function readState(): Promise<DeviceState> {
  const { db, replica } = store;
  // First, so that what is pulled while the rows are read counts as still to come.
  const cursor = await readCursor(db);
  const rows = {} as DeviceState['rows'];
  const shownOtherwise: string[] = [];
  for (const table of rowTables) {
    const onDisk: { id: string }[] = await db.table(table).toArray();
    Object.assign(rows, { [table]: onDisk });
    if (!isShownTable(table)) continue;
    const shown = new Map([...getCollection(replica, table).all()].map((row) => [row.id, row] as const));
    for (const { id } of [...onDisk, ...shown.values()])
      if (JSON.stringify(shown.get(id)) !== JSON.stringify(onDisk.find((row) => row.id === id)))
        shownOtherwise.push(`${table} ${id}`);
  }
  const outbox = await db.outbox.toArray();
  return {
    rows,
    shownOtherwise,
    outbox: outbox.map(({ label, state, code, problem, failures }) => ({
      label,
      state,
      ...(code !== undefined && { code }),
      ...(problem !== undefined && { problem }),
      ...(failures !== undefined && { failures }),
    })),
    cursor,
    errors: network.errors,
  };
}

function findTask(id: string) {
  const task = store.replica.tasks.get(id);
  if (!task) throw new Error(`This device has no task ${id}`);
  return task;
}

async function carryOut(command: DeviceCommand): Promise<unknown> {
  switch (command.do) {
    case 'open': {
      const { authorization, accountId, seed } = command;
      const getToken = async () => authorization.replace('Bearer ', '');
      setTokenSource({
        getToken,
        renewToken: getToken,
        onRefused: () => network.errors.push('refused the token'),
      });
      chooser = createChooser(seed);
      network.random = createChooser(seed + 1).random;
      return open(accountId);
    }
    case 'connect':
      network.lossRate = command.lossRate;
      return connect(command.url);
    case 'change':
      return makeRandomChange(store, chooser);
    case 'complete':
      return setTaskStatus(store, findTask(command.taskId), 'completed');
    case 'delete':
      return deleteTask(store, findTask(command.taskId));
    case 'rename':
      return updateTask(store, findTask(command.taskId), { title: command.title });
    case 'reload':
      store.close();
      return open(store.account.id);
    case 'wake':
      return store.wake();
    case 'discardRefused':
      for (const { seq, state } of await store.db.outbox.toArray())
        if (state === 'refused') await store.discard(seq);
      return;
    case 'read':
      return readState();
  }
}

process.on('message', async ({ id, command }: { id: number; command: DeviceCommand }) => {
  try {
    process.send?.({ id, result: await carryOut(command) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.on('disconnect', () => process.exit());
