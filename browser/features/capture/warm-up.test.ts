import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Writing } from './writing.ts';

/** Steps the model still takes to unpack. */
let packed = 0;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestIdleCallback', (work: (idle: { timeRemaining: () => number }) => void) =>
    setTimeout(() => work({ timeRemaining: () => 0 })),
  );
  packed = 3;
  vi.doMock('#intake/theme/classify.ts', () => ({ unpackSome: () => --packed > 0 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('#intake/theme/classify.ts');
});

/** Reads nothing, and notes what it was given but for the empty text it begins with. */
function reader() {
  const given: string[] = [];
  const read = (text: string) => {
    if (text) given.push(text);
    return [];
  };
  return { given, read };
}

it('when the model is unpacked, thoughts are written bit by bit, once', async () => {
  const { warmUp } = await import('./warm-up.ts');
  const { given, read } = reader();
  const practised: (Writing | undefined)[] = [];
  warmUp(read, (writing) => practised.push(writing));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(packed).toBe(0);
  expect(practised).toEqual([]);
  await vi.runAllTimersAsync();
  expect(practised).toEqual([expect.anything(), undefined]);
  expect(given).toHaveLength(200);
  expect(given).toContain('buy mil');
  expect(given).toContain('water the plants every other friday until december for 30 min');

  const again = reader();
  warmUp(again.read, () => expect.fail('nothing is left to write'));
  await vi.runAllTimersAsync();
  expect(again.given).toEqual([]);
});

it('it stops when told to, and goes on for whoever comes next', async () => {
  const { warmUp } = await import('./warm-up.ts');
  const [first, next] = [reader(), reader()];
  const stop = warmUp(
    (text) => {
      if (first.given.length === 20) stop();
      return first.read(text);
    },
    () => undefined,
  );
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
  expect(first.given).toHaveLength(21);
  warmUp(next.read, () => undefined);
  await vi.runAllTimersAsync();
  expect(next.given).toHaveLength(179);
});
