import { setTimeout as sleep } from 'node:timers/promises';
import { type Chooser, createChooser } from '#browser/store/testing/chooser.ts';
import type { DeviceState } from '#browser/store/testing/device-messages.ts';
import type { Delta } from '#contract/sync.ts';
import { isErased, trashTables } from '#domain/trash.ts';
import { type Device, startDevice } from './device.ts';

type Rows = Omit<Delta, 'revision' | 'has_more'>;
// biome-ignore lint/suspicious/noExplicitAny: the caller says what it expects.
type Call = (method: string, path: string, body?: unknown) => Promise<any>;

interface Options {
  /** Calls the API as a program of the user's does. */
  call: Call;
  authorization: string;
  url: string;
  seed: number;
  steps: number;
  /** What breaks every `stepsPerFault` steps, for `stepsDuringFault` steps. */
  fault?: Fault;
  /** How far the second device's clock is ahead, in ms. */
  clockOffsetMs?: number;
}

export interface Fault {
  begin: () => Promise<unknown>;
  /** Resolves when the server can be reached again. */
  end: () => Promise<unknown>;
}

export interface Outcome {
  /** What differs between a device and the server, or was lost; empty where all is well. */
  problems: string[];
  /** Tasks that a device or a program was told were added, and those of them that the server does not have. */
  added: number;
  lost: number;
  /** Devices that do not have the same rows as the server, or cannot send or pull. */
  differing: number;
  /** Rows on the server, deleted ones included. */
  rowCount: number;
  counts: { changes: number; apiCalls: number; offlinePeriods: number; reloads: number; faults: number };
}

/** Longest time for everything to be sent and pulled at the end. */
const settleTimeoutMs = 60_000;
const lossRate = 0.05;
export const stepsPerFault = 12;
const stepsDuringFault = 3;

/**
 * Has two devices and a program change the same account at random while connections, pages and the server fail, and returns
 * what is not equal on both devices and the server when everything has been sent and pulled.
 */
export async function converge(options: Options): Promise<Outcome> {
  const { call, authorization, url, seed, steps, fault, clockOffsetMs = 0 } = options;
  const chooser = createChooser(seed);
  const open = { accountId: 'faults', authorization };
  const devices = await Promise.all([
    startDevice({ ...open, name: 'A', seed: seed + 1 }),
    startDevice({ ...open, name: 'B', seed: seed + 2, clockOffsetMs }),
  ]);
  const offline = new Set<Device>();
  const added = new Set<string>();
  const counts: Outcome['counts'] = { changes: 0, apiCalls: 0, offlinePeriods: 0, reloads: 0, faults: 0 };
  const goOnline = (device: Device) => {
    offline.delete(device);
    return device.tell({ do: 'connect', url, lossRate });
  };

  async function step(): Promise<void> {
    const device = chooser.pick(devices) as Device;
    const chance = chooser.random();
    if (chance < 0.06) {
      counts.reloads += 1;
      await device.tell({ do: 'reload' });
    } else if (chance < 0.13) {
      if (offline.has(device)) return void (await goOnline(device));
      counts.offlinePeriods += 1;
      offline.add(device);
      await device.tell({ do: 'connect', url: null, lossRate: 1 });
    } else if (chance < 0.3) {
      counts.apiCalls += 1;
      const id = await callAtRandom(call, chooser);
      if (id) added.add(id);
    } else {
      counts.changes += 1;
      const id = await device.tell({ do: 'change' });
      if (typeof id === 'string') added.add(id);
    }
    if (chooser.random() < 0.3) await sleep(chooser.random() * 50);
  }

  async function endure({ begin, end }: Fault): Promise<void> {
    counts.faults += 1;
    await begin();
    for (let index = 0; index < stepsDuringFault; index += 1) await step();
    await end();
    // As browsers that find the network again.
    for (const one of devices) if (!offline.has(one)) await goOnline(one);
  }

  try {
    await Promise.all(devices.map(goOnline));
    for (let index = 1; index <= steps; index += 1) {
      await step();
      if (fault && index % stepsPerFault === 0) await endure(fault);
    }
    await Promise.all(devices.map((device) => device.tell({ do: 'connect', url, lossRate: 0 })));
    const { server, states, unsettled } = await settle(call, devices);
    const ids = new Set(server.tasks.map(({ id }) => id));
    const lost = [...added].filter((id) => !ids.has(id)).map((id) => `Task ${id} was lost`);
    const differences = devices.map(({ name }, index) => findDifferences(name, states[index], server));
    return {
      problems: [...unsettled, ...lost, ...differences.flat()],
      added: added.size,
      lost: lost.length,
      differing: Math.max(unsettled.length, differences.filter(({ length }) => length > 0).length),
      rowCount: Object.values(server).reduce((sum, rows) => sum + rows.length, 0),
      counts,
    };
  } finally {
    await Promise.all(devices.map((device) => device.stop()));
  }
}

const titles = ['Water the beds', 'Call Tom', 'Mend the fence'] as const;

/** Makes one call as a program would; what it refuses does not matter. Resolves with the id of a task it created. */
async function callAtRandom(call: Call, { random, pick }: Chooser): Promise<string | undefined> {
  try {
    const tasks: { id: string; parent_id: string | null; deleted_at: null }[] = await call(
      'GET',
      '/api/tasks/?limit=12',
    );
    const id = pick(tasks)?.id;
    const chance = random();
    if (!id || chance < 0.15) return (await call('POST', '/api/tasks/', { title: pick(titles) })).tasks[0].id;
    if (chance < 0.3) await call('PUT', `/api/tasks/${id}`, { title: pick(titles) });
    else if (chance < 0.45) await call('PUT', `/api/tasks/${id}`, { recurrence: pick([null, 'FREQ=DAILY']) });
    else if (chance < 0.75)
      await call('PATCH', `/api/tasks/${id}/status?status=${pick(['pending', 'completed', 'paused'])}`);
    else if (chance < 0.9) await call('DELETE', `/api/tasks/${id}`);
    else
      await call('PATCH', '/api/tasks/', {
        tasks: tasks.slice(0, 3).map((task) => ({ id: task.id, priority: 'high' })),
      });
  } catch {
    // The server was just killed, or another device deleted the task.
  }
  return undefined;
}

/** Discards what was refused and waits until both devices have sent and pulled everything. */
async function settle(call: Call, devices: readonly Device[]) {
  const end = Date.now() + settleTimeoutMs;
  for (;;) {
    for (const device of devices) {
      await device.tell({ do: 'discardRefused' });
      await device.tell({ do: 'wake' });
    }
    await sleep(100);
    const answer = await readServer(call).catch((error) => {
      if (Date.now() > end) throw error;
    });
    // A connection from before the last fault may break only now.
    if (!answer) continue;
    const { rows: server, revision } = answer;
    const states = await Promise.all(devices.map((device) => device.read()));
    const unsettled = states.flatMap(({ outbox, cursor }, index) =>
      outbox.length > 0 || cursor !== revision
        ? [
            `${devices[index]?.name} is at ${cursor} of ${revision} with ${JSON.stringify(outbox.slice(0, 3))}`,
          ]
        : [],
    );
    if (unsettled.length === 0 || Date.now() > end) return { server, states, unsettled };
  }
}

/** Reads all rows of every kind from the server. */
export async function readServer(call: Call): Promise<{ rows: Rows; revision: number }> {
  const rows: Partial<Rows> = {};
  for (let since = 0; ; ) {
    const { revision, has_more, ...kinds }: Delta = await call('GET', `/api/sync?since=${since}`);
    for (const kind of Object.keys(kinds) as (keyof Rows)[])
      Object.assign(rows, { [kind]: [...(rows[kind] ?? []), ...kinds[kind]] });
    if (!has_more) return { rows: rows as Rows, revision };
    since = revision;
  }
}

/** Describes each row that is not the same on the device and the server. */
export function findDifferences(name: string, device: DeviceState | undefined, server: Rows): string[] {
  if (!device) return [];
  const differences = device.errors.map((error) => `${name} reported ${error}`);
  const erased = new Set(trashTables.flatMap((table) => server[table].filter(isErased).map(({ id }) => id)));
  for (const kind of Object.keys(server) as (keyof Rows)[]) {
    // A device deletes the log of what was erased; the server keeps it without content.
    const isCompared = (row: object) => !('entity_id' in row && erased.has(String(row.entity_id)));
    const there = new Map(server[kind].filter(isCompared).map((row) => [row.id, row]));
    const here = new Map(device.rows[kind].filter(isCompared).map((row) => [row.id, row]));
    for (const id of new Set([...there.keys(), ...here.keys()])) {
      const fields = differingFields(here.get(id), there.get(id));
      if (fields) differences.push(`${kind} ${id} on ${name} and on the server: ${fields}`);
    }
  }
  return differences;
}

function differingFields(here: object | undefined, there: object | undefined): string | undefined {
  if (!here || !there) return `${JSON.stringify(here)} and ${JSON.stringify(there)}`;
  const [one, other] = [here, there].map((row) => new Map(Object.entries(row)));
  const fields = [...new Set([...Object.keys(here), ...Object.keys(there)])].filter(
    (field) => JSON.stringify(one?.get(field)) !== JSON.stringify(other?.get(field)),
  );
  if (fields.length === 0) return undefined;
  return fields.map((field) => `${field} ${JSON.stringify([one?.get(field), other?.get(field)])}`).join(', ');
}
