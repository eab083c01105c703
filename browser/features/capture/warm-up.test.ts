import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Writing } from './writing.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (work: (idle: { timeRemaining: () => number }) => void) =>
    setTimeout(() => work({ timeRemaining: () => 50 })),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Reads nothing, and notes what it was given. */
function reader() {
  const given: string[] = [];
  const read = (text: string) => {
    given.push(text);
    return [];
  };
  return { given, read };
}

it('writes thoughts and titles bit by bit, and is done once', async () => {
  const { warmUp } = await import('./warm-up.ts');
  const { given, read } = reader();
  const practised: (Writing | undefined)[] = [];
  await new Promise<void>((resolve) => {
    warmUp(read, ['oil the loom in the long low shed behind the old mill'], (writing) => {
      practised.push(writing);
      if (!writing) resolve();
    });
  });
  expect(practised).toEqual([expect.anything(), undefined]);
  expect(given).toContain('oil the lo');
  // Longer ones, too, which wait for a pause elsewhere.
  expect(given).toContain('oil the loom in the long low shed behind the old mill');

  const again = reader();
  warmUp(again.read, [], () => expect.fail('nothing is left to write'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(again.given).toEqual([]);
});

it('stops when told to, and goes on for who comes next', async () => {
  const { warmUp } = await import('./warm-up.ts');
  const first = reader();
  await new Promise<void>((resolve) => {
    const stop = warmUp(
      (text) => {
        if (first.given.length === 20) {
          stop();
          resolve();
        }
        return first.read(text);
      },
      [],
      () => undefined,
    );
  });
  const next = reader();
  await new Promise<void>((resolve) => {
    warmUp(next.read, [], (writing) => writing ?? resolve());
  });
  expect(first.given.length).toBeLessThan(60);
  expect(next.given.length + first.given.length).toBe(202);
});
