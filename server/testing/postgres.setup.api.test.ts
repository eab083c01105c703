import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const setup = fileURLToPath(new URL('postgres.setup.ts', import.meta.url));
const script = `
  const { default: setUp } = await import(${JSON.stringify(setup)});
  await setUp({ provide: () => console.log('ready') });
`;

/** Starts a run and waits until its Postgres is ready. */
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
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  return {
    folders,
    postgresAnswers: () =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ host: '127.0.0.1', port });
        socket
          .once('error', () => resolve(false))
          .once('connect', () => {
            socket.destroy();
            resolve(true);
          });
      }),
    end: async (signal: NodeJS.Signals) => {
      run.kill(signal);
      const [, by] = await once(run, 'exit');
      return by;
    },
  };
}

const patience = { timeout: 20_000 };

it('leaves no Postgres behind when it is interrupted, and ends the one that a killed run left', async () => {
  const killed = await startRun();
  await killed.end('SIGKILL');

  const interrupted = await startRun();
  await expect.poll(killed.postgresAnswers, patience).toBe(false);
  expect(killed.folders()).toEqual([]);

  expect(await interrupted.postgresAnswers()).toBe(true);
  expect(await interrupted.end('SIGINT')).toBe('SIGINT');
  await expect.poll(interrupted.postgresAnswers, patience).toBe(false);
  expect(interrupted.folders()).toEqual([]);
});
