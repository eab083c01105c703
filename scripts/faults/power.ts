import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../e2e/support/server.ts';
import { run } from './run.ts';
import type { FaultScenario } from './scenarios.ts';

const diskMegabytes = 400;

/**
 * Cuts the power: the server and its PostgreSQL are killed, and what the kernel had not yet written to the disk is gone. The
 * disk is a file with ext4 in it, copied beneath the file system's cache. It writes by itself only every ten minutes, so that
 * everything is gone which nobody synced.
 */
export async function power(): Promise<FaultScenario> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-power-'));
  const [image, copy, dataDir] = ['disk', 'copy', 'data'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const mount = () => run('mount', '-o', 'loop,commit=600', image, dataDir);
  run('truncate', '-s', `${diskMegabytes}M`, image);
  run('mkfs.ext4', '-q', image);
  mkdirSync(dataDir);
  mount();
  const start = () => startServer({ dataDir, env: { BACKUP: 'off' } });
  let server = await start();
  return {
    ports: () => [server.port],
    begin: async () => {
      await server.kill9({ postgres: true });
      run('cp', '--sparse=always', image, copy);
    },
    end: async () => {
      run('umount', dataDir);
      renameSync(copy, image);
      mount();
      server = await start();
    },
    stop: async () => {
      await server.stop();
      run('umount', dataDir);
      rmSync(folder, { recursive: true });
    },
  };
}
