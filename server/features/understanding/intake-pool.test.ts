import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { someone } from '#intake/testing.ts';
import { understand } from '#intake/understand.ts';
import { minIntakeWorkers } from '../../config/limits.ts';
import { createIntakePool } from './intake-pool.ts';

const oddWorker = new URL('../../testing/odd-intake-worker.ts', import.meta.url);

/** Opens a real pool. Its deadline is long, so that a busy machine does not end what is well. */
function open({
  deadlineMs = 10_000,
  ...options
}: {
  deadlineMs?: number;
  idleMs?: number;
  worker?: URL;
} = {}) {
  const log = pino({ level: 'silent' });
  const pool = createIntakePool({ log, deadlineMs, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

const titles = (reading: { title: string }[] | null | undefined) =>
  reading?.map(({ title }) => title) ?? null;

it('understands as the engine does', async () => {
  const { understand: read } = open();
  const context = someone();
  const text = 'buy milk and call the vet tomorrow at 9, p1';
  expect(await read([text], context)).toEqual([understand(text, context)]);
});

it('reads the language of the request, in the order of the texts', async () => {
  const { understand: read } = open();
  const [german, plain] = await read(['Milch kaufen morgen', 'eggs'], { ...someone(), locale: 'de-DE' });
  expect(german?.[0]).toMatchObject({ title: 'Milch kaufen', dueDate: '2026-03-12' });
  expect(titles(plain)).toEqual(['eggs']);
});

it('uses the vocabulary of each call', async () => {
  const { understand: read } = open();
  const withThread = (title: string) =>
    someone({
      vocabulary: { ...someone().vocabulary, threads: [{ id: title, title, theme: 'Work' }] },
    });
  const threadsOf = async (title: string) =>
    (await read(['paint the greenhouse door and boathouse roof'], withThread(title)))
      .flat()
      .map((task) => task?.threadId);
  expect(await threadsOf('Greenhouse')).toContain('Greenhouse');
  expect(await threadsOf('Boathouse')).toContain('Boathouse');
});

it('gives up a text that takes too long, and goes on with the next', async () => {
  const { understand: read, stats } = open({ deadlineMs: 500, worker: oddWorker });
  expect(await read(['hang'], someone())).toEqual([null]);
  expect(titles((await read(['buy milk'], someone()))[0])).toEqual(['buy milk']);
  expect(stats().texts).toEqual({ understood: 1, timedOut: 1, failed: 0 });
});

it('does not give up a text because its worker has to wait for the processor', async () => {
  const { understand: read } = open({ deadlineMs: 500, worker: oddWorker });
  expect(titles((await read(['sleep'], someone()))[0])).toEqual(['sleep']);
});

it('loses only the text that breaks its worker', async () => {
  const { understand: read, stats } = open({ worker: oddWorker });
  const readings = await read(['buy milk', 'exit', 'throw', 'call Ana'], someone());
  expect(readings.map(titles)).toEqual([['buy milk'], null, null, ['call Ana']]);
  expect(stats()).toMatchObject({ texts: { understood: 2, timedOut: 0, failed: 2 }, waiting: 0 });
});

it('reads a short text while a long one is being read', async () => {
  const { understand: read } = open({ deadlineMs: 1_000, worker: oddWorker });
  await Promise.all([read(['wake'], someone()), read(['both'], someone())]);
  const order: string[] = [];
  const long = read(['hang', 'a'.repeat(2_000)], someone()).then(() => order.push('long'));
  await read(['buy milk'], someone());
  order.push('short');
  expect(order).toEqual(['short']);
  await long;
});

it('keeps this thread free while many long texts are read', async () => {
  const { understand: read } = open();
  await read(['wake'], someone());
  const text = 'buy milk and then call the vet tomorrow at 5pm. '.repeat(200);
  const reading = read(
    Array.from({ length: 8 }, () => text),
    someone(),
  );
  const { utilization } = await busyDuring(reading);
  expect(utilization).toBeLessThan(0.5);
});

async function busyDuring(work: Promise<unknown>) {
  const before = performance.eventLoopUtilization();
  await work;
  return performance.eventLoopUtilization(before);
}

it('starts no worker before the first text, and ends them all', async () => {
  const pool = open();
  expect(pool.stats().workers).toBe(0);
  await pool.understand(['buy milk'], someone());
  expect(pool.stats().workers).toBe(minIntakeWorkers);
  await pool.close();
  expect(pool.stats().workers).toBe(0);
});

it('ends all workers when no text has come for a while, and starts them again for the next', async () => {
  const pool = open({ idleMs: 300 });
  for (const text of ['buy milk', 'buy bread']) {
    expect(titles((await pool.understand([text], someone()))[0])).toHaveLength(1);
    expect(pool.stats().workers).toBe(minIntakeWorkers);
    await expect.poll(() => pool.stats().workers).toBe(0);
  }
});

it('fails a text, and not the server, when no worker can be started', async () => {
  const { understand: read } = open({ worker: new URL('./no-such-worker.ts', import.meta.url) });
  expect(await read(['buy milk'], someone())).toEqual([null]);
});
