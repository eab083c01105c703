import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackoff } from './backoff.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const neverAborted = new AbortController().signal;

async function measure(wait: Promise<void>): Promise<number> {
  const begun = Date.now();
  const settled = wait.then(() => Date.now() - begun);
  await vi.runAllTimersAsync();
  return settled;
}

it('waits a second, then half as long again each time, at most a minute', async () => {
  const backoff = createBackoff();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 13; attempt += 1) waits.push(await measure(backoff.wait(neverAborted)));
  expect(waits.slice(0, 4)).toEqual([1000, 1500, 2250, 3375]);
  expect(waits.at(-1)).toBe(60_000);
  backoff.reset();
  expect(await measure(backoff.wait(neverAborted))).toBe(1000);
  backoff.slowDown();
  expect(await measure(backoff.wait(neverAborted))).toBe(60_000);
});

it('ends its wait when it is woken or aborted', async () => {
  const backoff = createBackoff();
  const woken = backoff.wait(neverAborted);
  backoff.wake();
  await woken;
  const abort = new AbortController();
  const aborted = backoff.wait(abort.signal);
  abort.abort();
  await aborted;
  await backoff.wait(abort.signal);
  expect(vi.getTimerCount()).toBe(0);
});
