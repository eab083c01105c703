import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startIdleMemory } from './idle-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns memory once after each busy time, when it has been idle for a while', () => {
  let used = 500;
  const collect = vi.fn();
  const { stop } = startIdleMemory({ collect, intervalMs: 1000, processorMs: () => used });
  const pass = (processorMs: number) => {
    used += processorMs;
    vi.advanceTimersByTime(1000);
    return collect.mock.calls.length;
  };
  // After the start, which is work; not again; not while it works; after that; not for little work.
  expect([pass(10), pass(10), pass(5000), pass(5000), pass(10), pass(10), pass(1000), pass(10)]).toEqual([
    1, 1, 1, 1, 2, 2, 2, 2,
  ]);
  stop();
});
