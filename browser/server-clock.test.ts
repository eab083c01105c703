import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

const load = () => import('./server-clock.ts');

it('follows this device until the server has answered, and the server from then on', async () => {
  const { getServerTime, observeServerTime, toDeviceTime } = await load();
  expect(getServerTime()).toBe(1_000_000);
  observeServerTime({ sentMs: 1_000_000, receivedMs: 1_000_200, serverMs: 400_100 });
  expect(getServerTime()).toBe(400_000);
  expect(toDeviceTime(400_000)).toBe(1_000_000);
});

it('keeps what the quickest answer said, until the clock was set', async () => {
  const { getServerTime, observeServerTime } = await load();
  observeServerTime({ sentMs: 0, receivedMs: 20, serverMs: 5_010 });
  observeServerTime({ sentMs: 0, receivedMs: 4_000, serverMs: 5_100 });
  expect(getServerTime()).toBe(1_005_000);
  observeServerTime({ sentMs: 0, receivedMs: 4_000, serverMs: 62_000 });
  expect(getServerTime()).toBe(1_060_000);
  observeServerTime({ sentMs: 0, receivedMs: 10, serverMs: 60_105 });
  expect(getServerTime()).toBe(1_060_100);
});

it('ignores an answer without a time, and a clock that was set back meanwhile', async () => {
  const { getServerTime, observeServerTime } = await load();
  observeServerTime({ sentMs: 0, receivedMs: 20, serverMs: Number.NaN });
  observeServerTime({ sentMs: 20, receivedMs: 0, serverMs: 7_000 });
  expect(getServerTime()).toBe(1_000_000);
});
