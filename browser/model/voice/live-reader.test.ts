import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveReadingPauseMs } from '#browser/limits.ts';
import type { ReadTask } from '#contract/readings.ts';
import { newTask } from '#domain/new-task.ts';
import { createLiveReader } from './live-reader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const task = (title: string): ReadTask =>
  newTask({ title }, { id: 'id', createdAt: '2026-11-24T08:00:00.000Z' });

/** A reader whose calls are answered by hand. */
function startReader() {
  const calls: { text: string; signal: AbortSignal; answer: (title: string | 'end') => Promise<void> }[] = [];
  const reader = createLiveReader((text, signal) => {
    const { promise, resolve } = Promise.withResolvers<{ tasks: ReadTask[] } | 'end'>();
    calls.push({
      text,
      signal,
      answer: async (title) => {
        resolve(title === 'end' ? 'end' : { tasks: [task(title)] });
        await vi.advanceTimersByTimeAsync(0);
      },
    });
    return promise;
  });
  return { reader, calls, titles: () => reader.getReading()?.tasks.map(({ title }) => title) };
}
const pause = () => vi.advanceTimersByTimeAsync(liveReadingPauseMs);

it('reads what was said so far at each pause, not while words come', async () => {
  const { reader, calls, titles } = startReader();
  reader.setText('ring');
  await vi.advanceTimersByTimeAsync(liveReadingPauseMs - 1);
  reader.setText('ring the vet');
  await vi.advanceTimersByTimeAsync(liveReadingPauseMs - 1);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.map(({ text }) => text)).toEqual(['ring the vet']);
  await calls[0]?.answer('Ring the vet');
  expect(titles()).toEqual(['Ring the vet']);
  await pause();
  expect(calls, 'the same text is read once').toHaveLength(1);
});

it('has one call under way, and then reads the latest text', async () => {
  const { reader, calls, titles } = startReader();
  reader.setText('vet on Tuesday');
  await pause();
  reader.setText('vet on Tuesday no');
  await pause();
  reader.setText('vet on Tuesday no Thursday');
  await pause();
  expect(calls).toHaveLength(1);
  await calls[0]?.answer('Vet, Tuesday');
  expect(calls.map(({ text }) => text)).toEqual(['vet on Tuesday', 'vet on Tuesday no Thursday']);
  await calls[1]?.answer('Vet, Thursday');
  expect(titles()).toEqual(['Vet, Thursday']);
});

it('has no reading after a call that failed, and tries again at the next pause', async () => {
  let isDown = true;
  const reader = createLiveReader(async () => {
    if (isDown) throw new Error('busy');
    return { tasks: [task('Ring the vet')] };
  });
  reader.setText('ring the vet');
  await pause();
  expect(reader.getReading()).toBeNull();
  isDown = false;
  reader.setText('ring the vet please');
  await pause();
  expect(reader.getReading()?.text).toBe('ring the vet please');
});

it('asks no more once that is no use, and aborts the call under way when it is stopped', async () => {
  const { reader, calls } = startReader();
  reader.setText('one');
  await pause();
  await calls[0]?.answer('end');
  reader.setText('one two');
  await pause();
  expect(calls).toHaveLength(1);

  const second = startReader();
  second.reader.setText('one');
  await pause();
  second.reader.stop();
  expect(second.calls[0]?.signal.aborted).toBe(true);
});
