import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type autocannon from 'autocannon';
import { z } from 'zod';
import { makeDataFolder, type RunningServer, startServer } from '../e2e/support/server.ts';
import packageJson from '../package.json' with { type: 'json' };

const resolveScript = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Repeats the node options of `npm start`, so that the measured server is the one people run. */
const startOptions = packageJson.scripts.start.match(/--\S+/g)?.join(' ') ?? '';

/** Runs the real server on an empty database for as long as `work` takes. */
export async function withHeddle<Result>(
  work: (server: RunningServer) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const { dataDir, remove } = makeDataFolder();
  try {
    const server = await startServer({ dataDir, env: { NODE_OPTIONS: startOptions, ...env } });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  } finally {
    await remove();
  }
}

/** Runs the bare server for as long as `work` takes. */
export async function withBareServer<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const child = spawn(process.execPath, [resolveScript('bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(child.stdout, 'data');
    return await work(`http://127.0.0.1:${String(port).trim()}`);
  } finally {
    child.kill();
  }
}

const loadSchema = z.object({
  perSecond: z.number(),
  milliseconds: z.number(),
  slowestMilliseconds: z.number(),
  failed: z.number(),
});

/**
 * Measures requests: the rate per second, milliseconds per request on average, and those that all but the slowest 2.5 %
 * take. Throws when any fails.
 */
export async function load(options: autocannon.Options): Promise<z.infer<typeof loadSchema>> {
  const child = spawn(process.execPath, [resolveScript('load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(options));
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'close');
  const result = loadSchema.parse(JSON.parse(output));
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${options.url} failed`);
  return result;
}

/** Returns the resident memory of one process, without its children, in MB (Linux only). */
export function readResidentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

const clockTicksPerSecond = 100;

/** Returns the CPU time one process has used, without its children, in ms (Linux only). */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / clockTicksPerSecond;
}
