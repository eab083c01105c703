import { setTimeout as sleep } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import type { CaptureResult } from '#contract/tasks.ts';
import { createAccount } from '../../bench/account.ts';
import { readServer } from './converge.ts';

const pauseMs = 25;
/** Longest wait for an answer, over all attempts. */
const answerTimeoutMs = 120_000;

export interface WriteReport {
  acknowledged: number;
  /** Attempts without an answer, or refused for the time being: how hard the faults hit. */
  failed: number;
  lost: string[];
  doubled: string[];
}

/**
 * Writes all the time into an account of its own, as a program that repeats each call until it is answered, and keeps what
 * was acknowledged. `check` ends it and compares that with what the server has.
 */
export async function startWriter(url: string) {
  const { call } = await createAccount(url);
  /** The title that each task has by the last answer about it. */
  const titles = new Map<string, string>();
  let acknowledged = 0;
  let failed = 0;
  let stopped = false;
  let acknowledgement = Promise.withResolvers<void>();

  /** Resolves with the server's answer, however often connections break before it. */
  async function repeat<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const deadline = Date.now() + answerTimeoutMs;
    for (;;) {
      try {
        return (await call(method, path, body)) as Answer;
      } catch (error) {
        // What is refused stays refused.
        if (/answered 4/.test(String(error)) || Date.now() > deadline) throw error;
        failed += 1;
        await sleep(pauseMs);
      }
    }
  }

  function acknowledge(): void {
    acknowledged += 1;
    acknowledgement.resolve();
    acknowledgement = Promise.withResolvers();
  }

  async function write(number: number): Promise<void> {
    const id = uuidv7();
    const title = `Wind bobbin ${number}`;
    await repeat('POST', '/api/tasks/?auto_classify=false', { id, title });
    titles.set(id, title);
    acknowledge();
    await repeat('PUT', `/api/tasks/${id}`, { title: `${title} again` });
    titles.set(id, `${title} again`);
    acknowledge();
    const text = `buy yarn ${number}\nwash shirt ${number}`;
    const { tasks } = await repeat<CaptureResult>('POST', '/api/captures', { id: uuidv7(), text });
    for (const task of tasks) titles.set(task.id, task.title);
    acknowledge();
  }

  const writing = (async () => {
    for (let number = 1; !stopped; number += 1) {
      await write(number);
      await sleep(pauseMs);
    }
  })();
  // Rejects in `check`, which may be long after.
  writing.catch(() => undefined);

  return {
    /** Resolves when one more write is acknowledged. Rejects when writing has ended. */
    nextAcknowledgement: () => Promise.race([acknowledgement.promise, writing]),

    /** Call it when nothing is broken any more. Rejects when a call was refused, or never answered. */
    async check(): Promise<WriteReport> {
      stopped = true;
      await writing;
      const { rows } = await readServer(repeat);
      const stored = new Map(rows.tasks.map((task) => [task.id, task.title]));
      const lost = [...titles].filter(([id, title]) => stored.get(id) !== title);
      const doubled = [...stored].filter(([id]) => !titles.has(id));
      return {
        acknowledged,
        failed,
        lost: lost.map(([id, title]) => `${title} was acknowledged; the server has ${stored.get(id)}`),
        doubled: doubled.map(([, title]) => `${title} is there once more`),
      };
    },
  };
}
