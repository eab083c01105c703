import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Runs the server as a process of its own, with a folder that is gone when the test is; `modules` are loaded first. */
export async function startServerProcess(env: Record<string, string>, modules: string[] = []) {
  const dataDir = mkdtempSync(join(tmpdir(), 'heddle-main-'));
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, [...modules.flatMap((module) => ['--import', module]), main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PORT: '0', DATA_DIR: dataDir, SECRET: 'a secret of at least thirty-two characters', ...env },
  });
  let output = '';
  const ready = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const [, url] = /Heddle is ready at (http[^\s"]+)/.exec(output) ?? [];
    if (url) ready.resolve(url);
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = await Promise.race([ready.promise, ended.then(() => Promise.reject(new Error(output)))]);
  const request = (path: string | URL | Request, init?: RequestInit) => fetch(`${url}${path}`, init);
  return { url, request, dataDir, output: () => output, stop: () => child.kill('SIGTERM'), ended };
}
