import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { makeDataFolder, type RunningServer, startServer } from '../../e2e/support/server.ts';
import type { Fault } from './converge.ts';
import type { NetworkMode, NetworkProxy } from './proxy.ts';
import { run } from './run.ts';

/** One or more running servers, and what breaks. */
export interface FaultScenario extends Fault {
  /** Where servers listen now. */
  ports: () => number[];
  stop: () => Promise<void>;
}

export interface ScenarioOptions {
  proxy: Pick<NetworkProxy, 'setMode'>;
}

const env = { BACKUP: 'off' };

async function startScenario(
  folder: { dataDir: string; remove: () => Promise<void> },
  more: Record<string, string> = {},
) {
  const { dataDir } = folder;
  const start = () => startServer({ dataDir, env: { ...env, ...more } });
  let server: RunningServer = await start();
  return {
    ports: () => [server.port],
    kill9: (options?: { postgres?: boolean }) => server.kill9(options),
    start: async () => {
      server = await start();
    },
    stop: async () => {
      await server.stop();
      await folder.remove();
    },
  };
}

/** Kills the server; every other time, its PostgreSQL too. */
export async function kill(): Promise<FaultScenario> {
  const { ports, kill9, start, stop } = await startScenario(makeDataFolder());
  let kills = 0;
  return {
    ports,
    stop,
    begin: () => {
      kills += 1;
      return kill9({ postgres: kills % 2 === 0 });
    },
    end: start,
  };
}

const badNetworks: NetworkMode[] = ['cut', 'delayed', 'truncated'];

/** Cuts, delays and truncates what goes between devices and the server, in turn. */
export async function network({ proxy }: ScenarioOptions): Promise<FaultScenario> {
  const { ports, stop } = await startScenario(makeDataFolder());
  let times = 0;
  return {
    ports,
    stop,
    begin: async () => {
      proxy.setMode(badNetworks[times % badNetworks.length] ?? 'cut');
      times += 1;
      await sleep(100);
    },
    end: async () => proxy.setMode('healthy'),
  };
}

const libfaketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** What the server's clock is off by after each jump. Tokens live for an hour, which bounds the way forward. */
const clockJumps = ['+50m', '-24h', '+10m', '-2h', '+0'];

/** Has the clock of the server, but not of its PostgreSQL, jump to and fro. */
export async function clock(): Promise<FaultScenario> {
  const folder = makeDataFolder();
  const file = `${folder.dataDir}.clock`;
  writeFileSync(file, '+0');
  const { ports, stop } = await startScenario(folder, {
    LD_PRELOAD: libfaketime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const readClock = async () => {
    const { headers } = await fetch(`http://localhost:${ports()[0]}/`);
    return Date.parse(headers.get('date') ?? '') - Date.now();
  };
  let times = 0;
  return {
    ports,
    stop: async () => {
      await stop();
      rmSync(file);
    },
    begin: async () => {
      const before = await readClock();
      writeFileSync(file, clockJumps[times % clockJumps.length] ?? '+0');
      times += 1;
      for (let tries = 0; Math.abs((await readClock()) - before) < 60_000; tries += 1) {
        if (tries > 30) throw new Error('The clock of the server did not jump; is libfaketime installed?');
        await sleep(200);
      }
    },
    end: async () => undefined,
  };
}

const diskMegabytes = 160;

/** Fills the disk that the server's data is on, and frees it again. */
export async function disk(): Promise<FaultScenario> {
  const dataDir = mkdtempSync(join(tmpdir(), 'heddle-disk-'));
  run('mount', '-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', dataDir);
  const scenario = await startScenario({
    dataDir,
    remove: async () => {
      run('umount', dataDir);
      rmSync(dataDir, { recursive: true });
    },
  });
  const filler = join(dataDir, 'filler');
  return {
    ...scenario,
    begin: async () => {
      fillDisk(filler);
      await sleep(1_000);
    },
    end: async () => rmSync(filler),
  };
}

/** Writes a file until no byte is left. */
function fillDisk(file: string): void {
  for (const size of [1_048_576, 4_096])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
}

/** Two servers on one PostgreSQL, of which one is killed, now this and now that. */
export async function instances(): Promise<FaultScenario> {
  const folder = makeDataFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir: folder.dataDir,
    log: pino({ level: 'silent' }),
    onLost: (error) => {
      throw error;
    },
  });
  const start = (number: number) => {
    const dataDir = join(folder.dataDir, `instance-${number}`);
    mkdirSync(dataDir, { recursive: true });
    return startServer({ dataDir, databaseUrl: postgres.connectionString, env });
  };
  const living = new Map<number, RunningServer>([
    [0, await start(0)],
    [1, await start(1)],
  ]);
  let kills = 0;
  return {
    ports: () => [...living.values()].map(({ port }) => port),
    begin: async () => {
      const victim = living.get(kills % 2);
      living.delete(kills % 2);
      await victim?.kill9();
    },
    end: async () => {
      living.set(kills % 2, await start(kills % 2));
      kills += 1;
    },
    stop: async () => {
      await Promise.all([...living.values()].map((server) => server.stop()));
      await postgres.stop();
      await folder.remove();
    },
  };
}
