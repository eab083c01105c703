import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingWrites } from './pending-writes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function heldWrites() {
  const state = { held: false };
  const holding = createPendingWrites({
    holdAfter: 300,
    onHeld: (held) => {
      state.held = held;
    },
  });
  return { state, holding };
}

describe('writes under way', () => {
  it('are held until the last of them has ended, however it ends', async () => {
    const { state, holding } = heldWrites();
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const one = holding(first.promise);
    vi.advanceTimersByTime(300);
    expect(state.held).toBe(true);
    const other = holding(second.promise);
    first.resolve();
    await one;
    expect(state.held).toBe(true);
    second.reject(new Error('full'));
    await expect(other).rejects.toThrow('full');
    expect(state.held).toBe(false);
  });

  it('are not held while they are quick', async () => {
    const { state, holding } = heldWrites();
    await holding(Promise.resolve());
    vi.advanceTimersByTime(1_000);
    expect(state.held).toBe(false);
  });
});
