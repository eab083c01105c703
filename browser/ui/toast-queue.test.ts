import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getShownToasts, pauseToasts, toast, toastWhilePending } from './toast-queue.ts';

const texts = () => getShownToasts().map((one) => one.text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const one of getShownToasts()) dismissToast(one.id);
  vi.useRealTimers();
});

test('a toast goes after three seconds', () => {
  toast({ text: 'Task updated successfully' });
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['Task updated successfully']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('time stands still while it is pointed at, and the rest of it counts afterwards', () => {
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

test('a toast that comes while time stands still waits too', () => {
  toast({ text: 'one' });
  pauseToasts(true);
  toast({ text: 'two' });
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['one', 'two']);
  pauseToasts(false);
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

test('only the last three are shown', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast({ text });
  expect(texts()).toEqual(['two', 'three', 'four']);
});

test('closing the last one while it is pointed at lets the next one run', () => {
  toast({ text: 'one' });
  pauseToasts(true);
  for (const one of getShownToasts()) dismissToast(one.id);
  toast({ text: 'two' });
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

test('what takes a while is said to be under way until it is done or failed; what is done at once is not', async () => {
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
