import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive } from '../db/postgres-cluster.ts';

const setup = fileURLToPath(new URL('postgres.setup.ts', import.meta.url));
const script = `
  const { default: setUp } = await import(${JSON.stringify(setup)});
  await setUp({ provide: () => console.log('ready') });
`;

/** A run whose Postgres is ready, and how to find what it leaves. */
async function startRun() {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void run.kill('SIGTERM'));
  await once(run.stdout, 'data');
  const folders = () =>
    readdirSync(tmpdir()).filter((name) => name.startsWith(`heddle-test-postgres-${run.pid}-`));
  const [folder = ''] = folders();
  const pidFile = join(tmpdir(), folder, 'postgres', 'data', 'postmaster.pid');
  const postgres = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  return {
    folders,
    postgresRuns: () => isAlive(postgres),
    end: async (signal: NodeJS.Signals) => {
      run.kill(signal);
      const [, by] = await once(run, 'exit');
      return by;
    },
  };
}

it('leaves no Postgres behind when it is interrupted, and ends the one that a killed run left', async () => {
  const killed = await startRun();
  await killed.end('SIGKILL');
  expect(killed.postgresRuns()).toBe(true);

  const interrupted = await startRun();
  expect(killed.postgresRuns()).toBe(false);
  expect(killed.folders()).toEqual([]);

  expect(await interrupted.end('SIGINT')).toBe('SIGINT');
  await expect.poll(interrupted.postgresRuns, { timeout: 20_000 }).toBe(false);
  expect(interrupted.folders()).toEqual([]);
});
