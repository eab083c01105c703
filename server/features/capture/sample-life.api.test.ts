import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { createLife } from '#fixtures/live.ts';
import { createSampleLife } from '#fixtures/sample-life.ts';
import { createTestApp } from '../../testing/test-app.ts';

it('the sample life is created through the API, each item at its own time, and a second run changes nothing', async () => {
  const now = new Date();
  const { signUp } = await createTestApp();
  const mara = await signUp();
  const life = createSampleLife({ now, timeZone: 'Europe/Vienna' });

  await createLife({ life, call: mara.call });

  const themes: Theme[] = await mara.call('GET', '/api/organization/themes');
  const nameOf = new Map(themes.map(({ id, name }) => [id, name]));
  const tasks: Task[] = await mara.call('GET', '/api/tasks/');
  for (const { body, notedAt, completedAt } of life.tasks)
    expect(tasks.find((task) => task.id === body.id)).toMatchObject({
      ...body,
      status: completedAt ? 'completed' : (body.status ?? 'pending'),
      created_at: notedAt.toISOString(),
      completed_at: completedAt?.toISOString() ?? null,
    });
  for (const { body, theme } of life.tasks)
    expect(nameOf.get(tasks.find((task) => task.id === body.id)?.theme_id ?? '') ?? null).toBe(theme);
  expect(tasks.length).toBeGreaterThan(life.tasks.length + life.captures.length);

  const rows = async () => ({ ...(await mara.call('GET', '/api/sync')), revision: undefined });
  const before = await rows();
  await createLife({
    life: createSampleLife({ now: new Date(now.getTime() + 23 * 3_600_000) }),
    call: mara.call,
  });
  expect(await rows()).toEqual(before);
});
