import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { llmCallRate } from '../../config/limits.ts';
import { createCallQueue } from './call-queue.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('does not wait for the next minute where somebody would rather have another answer at once', async () => {
  const queue = createCallQueue();
  const wait = { signal: new AbortController().signal, maxWaitMs: 10_000 };
  for (let count = 0; count < llmCallRate.maxCalls; count++)
    (await queue.acquire('ada', { ...wait, waitsForRate: true }))?.();
  // Soon there will be calls again, so that others wait.
  vi.advanceTimersByTime(llmCallRate.windowMs - 5_000);
  expect(await queue.acquire('ada', { ...wait, waitsForRate: false })).toBeUndefined();
  let isWaiting = true;
  void queue.acquire('ada', { ...wait, waitsForRate: true }).then(() => {
    isWaiting = false;
  });
  await new Promise(setImmediate);
  expect(isWaiting).toBe(true);
});
