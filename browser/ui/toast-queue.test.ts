import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissToast,
  dismissToastsOf,
  getShownToasts,
  pauseToasts,
  toast,
  toastWhilePending,
} from './toast-queue.ts';

const texts = () => getShownToasts().map((one) => one.text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const one of getShownToasts()) dismissToast(one.id);
  vi.useRealTimers();
});

test('a toast disappears after three seconds', () => {
  toast({ text: 'Task updated successfully' });
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['Task updated successfully']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('hovering pauses the dismissal timer, which continues afterwards', () => {
  toast({ text: 'Deleted' });
  vi.advanceTimersByTime(2000);
  pauseToasts(true);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Deleted']);
  pauseToasts(false);
  vi.advanceTimersByTime(999);
  expect(texts()).toEqual(['Deleted']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('a toast that appears during a pause waits too', () => {
  toast({ text: 'one' });
  pauseToasts(true);
  toast({ text: 'two' });
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['one', 'two']);
  pauseToasts(false);
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

test('only the last two are shown', () => {
  for (const text of ['one', 'two', 'three']) toast({ text });
  expect(texts()).toEqual(['two', 'three']);
});

test('a toast takes the place of one that says the same, and lasts three seconds from then', () => {
  toast({ text: 'Added' });
  toast({ text: 'Deleted' });
  vi.advanceTimersByTime(2000);
  toast({ text: 'Added' });
  expect(texts()).toEqual(['Deleted', 'Added']);
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['Added']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('a toast goes when what it tells of is taken back', () => {
  toast({ text: 'Added', event: 'a' });
  toast({ text: 'Deleted', event: 'b' });
  dismissToastsOf('a');
  expect(texts()).toEqual(['Deleted']);
});

test('dismissing the last toast during a pause ends the pause', () => {
  toast({ text: 'one' });
  pauseToasts(true);
  for (const one of getShownToasts()) dismissToast(one.id);
  toast({ text: 'two' });
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

test('shows that an action is under way until it ends, unless it ends almost immediately', async () => {
  await toastWhilePending('Undoing…', Promise.resolve('done'));
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
  const { promise, reject } = Promise.withResolvers<string>();
  const doing = toastWhilePending('Undoing…', promise);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Undoing…']);
  reject(new Error('no'));
  await expect(doing).rejects.toThrow('no');
  expect(texts()).toEqual([]);
});
