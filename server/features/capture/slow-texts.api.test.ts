import { pino } from 'pino';
import { expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import type { Task } from '#contract/tasks.ts';
import { createSignedInApp } from '../../testing/test-app.ts';
import { createIntakePool } from '../understanding/intake-pool.ts';

const worker = new URL('../../testing/odd-intake-worker.ts', import.meta.url);

/** Signs somebody in to an app whose workers hang at the text "hang" and break at "exit". */
async function start() {
  const log = pino({ level: 'silent' });
  const app = await createSignedInApp({
    intake: createIntakePool({ log, deadlineMs: 1_000, worker }),
    config: { metrics: 'open' },
  });
  const capture = async (title: string): Promise<Task[]> =>
    (await app.ada.call('POST', '/api/tasks/?auto_classify=true', { title })).tasks;
  return { ...app, capture };
}

it.each(['hang', 'exit', 'throw'])(
  'keeps a text as one unsure task when the intake is at a loss: %s',
  async (text) => {
    const { capture } = await start();
    expect(await capture(text)).toMatchObject([
      { title: text, theme_id: null, llm_confidence: 0, due_date: null },
    ]);
    expect(await capture('buy milk tomorrow')).toMatchObject([{ title: 'buy milk' }]);
  },
);

it('changes a title that the intake cannot read, and leaves the tags as they were', async () => {
  const { ada } = await start();
  const { id } = await ada.addTask({ title: 'call Ana', auto_tags: ['call'] });
  const changed = await ada.call('PUT', `/api/tasks/${id}?auto_retag=true`, { title: 'hang' });
  expect(changed).toMatchObject({ title: 'hang', auto_tags: ['call'] });
});

it('files everything again but what the intake cannot read', async () => {
  const { ada } = await start();
  for (const title of ['buy milk and eggs', 'hang', 'exit', 'call the dentist']) await ada.addTask({ title });
  const result = await ada.call('POST', '/api/tasks/bulk-reclassify');
  expect(result).toMatchObject({ reclassified_count: 2, total_tasks: 4 });
});

it('files everything again once at a time for each user, while others are served', async () => {
  const { ada, signUp, capture } = await start();
  const bo = await signUp();
  await ada.addTask({ title: 'hang' });
  // Either may come first; the one that is refused is answered first.
  const both = [1, 2].map(() => ada.send('POST', '/api/tasks/bulk-reclassify'));
  const refused = await Promise.race(both);
  expect(refused.status).toBe(409);
  expect(errorSchema.parse(await refused.json()).error.code).toBe('capture.reclassifying');
  expect((await bo.send('POST', '/api/tasks/bulk-reclassify')).status).toBe(200);
  expect(await capture('buy milk')).toHaveLength(1);
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ada.send('POST', '/api/tasks/bulk-reclassify')).status).toBe(200);
});

it('counts what the workers did', async () => {
  const { capture, request } = await start();
  for (const text of ['buy milk', 'hang', 'exit']) await capture(text);
  const metrics = await (await request('/metrics')).text();
  expect(metrics).toContain('heddle_intake_texts_total{outcome="understood"} 1');
  expect(metrics).toContain('heddle_intake_texts_total{outcome="timed_out"} 1');
  expect(metrics).toContain('heddle_intake_texts_total{outcome="failed"} 1');
  expect(metrics).toMatch(/heddle_intake_waiting 0\nheddle|heddle_intake_waiting 0$/m);
  expect(metrics).toMatch(/heddle_intake_workers \d/);
});
