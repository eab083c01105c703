import type { Run } from '#domain/mindfulness/run.ts';

/**
 * Keeps sessions that are under way in localStorage, which survives a crash; the database would be written to at every
 * pause and once in a few seconds for nothing.
 */
const keyPrefix = (accountId: string) => `heddle.mindfulness.${accountId}.`;

export function saveRun(accountId: string, run: Run): void {
  try {
    localStorage.setItem(keyPrefix(accountId) + run.id, JSON.stringify(run));
  } catch {
    // Where storage is full or switched off, a session lasts until the page is left.
  }
}

export function forgetRun(accountId: string, runId: string): void {
  localStorage.removeItem(keyPrefix(accountId) + runId);
}

/** Returns a kept session, undefined where there is none. */
export function readRun(accountId: string, runId: string): Run | undefined {
  return parseRun(localStorage.getItem(keyPrefix(accountId) + runId));
}

/** Returns the sessions that were begun and neither finished nor discarded and that no tab runs, the last first. */
export async function listUnfinishedRuns(accountId: string): Promise<Run[]> {
  const prefix = keyPrefix(accountId);
  const runs = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => parseRun(localStorage.getItem(key)) ?? []);
  if (runs.length === 0 || !navigator.locks) return runs;
  await lastRelease;
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return runs
    .filter(({ id }) => !names.has(lockName(id)))
    .sort((one, other) => other.startedAt - one.startedAt);
}

/**
 * Makes this tab the one that runs a session. Resolves with a function that gives it up, or with null when another tab runs
 * it. Without locks (plain HTTP on a network address) every tab may: the session is one row all the same.
 */
export function claimRun(runId: string): Promise<(() => void) | null> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const held = locks
      .request(lockName(runId), { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => {
          resolve(() => {
            release();
            lastRelease = held;
          });
        });
      })
      .catch(() => resolve(null));
  });
}

/** Settles when the session this tab gave up last is free. */
let lastRelease: Promise<unknown> = Promise.resolve();

const lockName = (runId: string) => `heddle-mindfulness-${runId}`;

function parseRun(text: string | null): Run | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRun(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Validates what an older version of Heddle may have stored. */
function isRun(value: unknown): value is Run {
  if (typeof value !== 'object' || value === null) return false;
  const { id, exercise, startedAt, doneMs, seenAt } = value as Partial<Record<keyof Run, unknown>>;
  return (
    typeof id === 'string' &&
    [startedAt, doneMs, seenAt].every((number) => typeof number === 'number') &&
    typeof exercise === 'object' &&
    exercise !== null &&
    'pattern' in exercise &&
    'minutes' in exercise
  );
}
