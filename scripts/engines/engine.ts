import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Actions of WebDriver, which has them alike in its classic and its bidirectional form. */
export type Actions = readonly { type: 'key' | 'pointer'; id: string; actions: readonly object[] }[];

/** A running browser with one page. */
export interface Engine {
  /** Its name and version as it tells them. */
  name: string;
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page; a promise is awaited. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  act: (actions: Actions) => Promise<void>;
  close: () => Promise<void>;
}

/** Why an engine cannot be driven here. */
export class EngineMissing extends Error {}

const startTimeoutMs = 60_000;

/** Starts a program and resolves with it and the first group of the line it is awaited to write. */
export async function spawnUntil(
  program: string,
  args: readonly string[],
  { line, env = {} }: { line: RegExp; env?: Record<string, string> },
): Promise<{ child: ChildProcess; match: string }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  const match = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => fail('was not ready in time'), startTimeoutMs);
    const fail = (what: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`${program} ${what}:\n${output}`));
    };
    const listen = (text: Buffer) => {
      output += text;
      const found = line.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1] ?? '');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', ({ message }) => fail(message));
    child.on('exit', (code) => fail(`ended with ${code}`));
  });
  return { child, match };
}

/** Ends a program and waits for it. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
