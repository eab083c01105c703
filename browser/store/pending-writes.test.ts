import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingWrites } from './pending-writes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pendingWrites() {
  const state = { isPending: false };
  const { track } = createPendingWrites({
    noticeDelayMs: 300,
    onPending: (isPending) => {
      state.isPending = isPending;
    },
  });
  return { state, track };
}

describe('pending writes', () => {
  it('are announced until the last of them has ended, successful or not', async () => {
    const { state, track } = pendingWrites();
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const one = track(first.promise);
    vi.advanceTimersByTime(300);
    expect(state.isPending).toBe(true);
    const other = track(second.promise);
    first.resolve();
    await one;
    expect(state.isPending).toBe(true);
    second.reject(new Error('full'));
    await expect(other).rejects.toThrow('full');
    expect(state.isPending).toBe(false);
  });

  it('are not announced when they end quickly', async () => {
    const { state, track } = pendingWrites();
    await track(Promise.resolve());
    vi.advanceTimersByTime(1_000);
    expect(state.isPending).toBe(false);
  });
});
