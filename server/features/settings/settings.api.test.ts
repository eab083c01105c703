import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { settingSchema } from '#contract/settings.ts';
import { createTestApp } from '../../testing/test-app.ts';

it('keeps a setting, brings it to other devices, and leaves other people alone', async () => {
  const { signUp } = await createTestApp();
  const [ada, eve] = [await signUp(), await signUp()];
  const value = '2026-11-21T09:00:00.000Z';
  const { revision } = await ada.call('GET', '/api/sync');

  const setting = settingSchema.parse(await ada.call('PUT', '/api/settings/intake_reset_at', { value }));

  expect(setting).toMatchObject({ id: 'intake_reset_at', value });
  expect((await ada.call('GET', `/api/sync?since=${revision}`)).settings).toEqual([setting]);
  expect(await ada.call('GET', '/api/settings')).toEqual([setting]);
  expect(await eve.call('GET', '/api/settings')).toEqual([]);
  await ada.call('PUT', '/api/settings/intake_reset_at', { value: null });
  expect(await ada.call('GET', '/api/settings')).toMatchObject([{ value: null }]);
});

it('refuses an unknown setting and an invalid value', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  expect((await ada.send('PUT', '/api/settings/nonsense', { value: 1 })).status).toBe(404);
  expect((await ada.send('PUT', '/api/settings/__proto__', { value: 1 })).status).toBe(404);
  for (const value of [1, 'yesterday', {}, '2026-11-21'])
    expect((await ada.send('PUT', '/api/settings/intake_reset_at', { value })).status).toBe(400);
  expect((await ada.send('PUT', '/api/settings/intake_reset_at', {})).status).toBe(400);
});

it('keeps saved filters in their order, and refuses what cannot be one', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const filter = (name: string) => ({ id: uuidv7(), name, query: '@work & !#house' });
  const value = [filter('Work'), filter('Outside the house')];
  expect(await ada.call('PUT', '/api/settings/saved_filters', { value })).toMatchObject({ value });
  const [first] = value;
  for (const wrong of [
    first,
    [{ ...first, name: ' ' }],
    [{ ...first, query: 'a'.repeat(1001) }],
    [{ ...first, id: 'mine' }],
    Array.from({ length: 51 }, (_, index) => filter(`No ${index}`)),
  ])
    expect((await ada.send('PUT', '/api/settings/saved_filters', { value: wrong })).status).toBe(400);
  expect(await ada.call('GET', '/api/settings')).toMatchObject([{ id: 'saved_filters', value }]);
});

it('keeps the colors of tags, and refuses what is no color or too many', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const value = { garden: '#2F855A', 'wood work': '#b3541e' };
  expect(await ada.call('PUT', '/api/settings/tag_colors', { value })).toMatchObject({ value });
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`tag ${index}`, '#2F855A']));
  for (const wrong of [[], { garden: 'green' }, { ' ': '#2F855A' }, { ['x'.repeat(121)]: '#2F855A' }, many])
    expect((await ada.send('PUT', '/api/settings/tag_colors', { value: wrong })).status).toBe(400);
  expect(await ada.call('GET', '/api/settings')).toMatchObject([{ id: 'tag_colors', value }]);
});

it('lets the intake forget what it learned before the reset, and learn anew', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const themes: { id: string; name: string }[] = await ada.call('GET', '/api/organization/themes');
  const idOf = (name: string) => themes.find((theme) => theme.name === name)?.id;
  const capture = async (title: string) =>
    (await ada.call('POST', '/api/tasks/?auto_classify=true', { title })).tasks[0].theme_id;

  for (const title of ['zorblify the snick', 'zorblify the snock'])
    await ada.call('POST', '/api/tasks/', { title, theme_id: idOf('Learning') });
  expect(await capture('zorblify the snack')).toBe(idOf('Learning'));

  await ada.call('PUT', '/api/settings/intake_reset_at', { value: new Date().toISOString() });
  expect(await capture('zorblify the snuck')).not.toBe(idOf('Learning'));
  for (const title of ['zorblify the sneck', 'zorblify the snyck'])
    await ada.call('POST', '/api/tasks/', { title, theme_id: idOf('Work') });
  expect(await capture('zorblify the snack')).toBe(idOf('Work'));
});

it('accepts the language, the theme, the first day of the week, the clock and single-key shortcuts, and nothing else', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const taken = {
    language: ['automatic', 'en', 'de', 'fr', 'pt', 'nl', 'es'],
    appearance: ['system', 'light', 'dark'],
    week_start: ['monday', 'sunday', 'saturday'],
    hour_cycle: ['automatic', 'h23', 'h12'],
    shortcuts: [true, false],
    times_of_day: [{ morning: 0, noon: 12, afternoon: 15, evening: 23 }],
  };
  const refused = {
    language: ['it', 'de-AT', null],
    appearance: ['Dark', '', null],
    week_start: ['tuesday', 1, null],
    hour_cycle: ['h24', 12, null],
    shortcuts: ['on', 0, null],
    times_of_day: [null, {}, { morning: 24, noon: 12, afternoon: 15, evening: 19 }],
  };
  for (const [id, values] of Object.entries(taken))
    for (const value of values)
      expect(await ada.call('PUT', `/api/settings/${id}`, { value })).toMatchObject({ id, value });
  for (const [id, values] of Object.entries(refused))
    for (const value of values) {
      const response = await ada.send('PUT', `/api/settings/${id}`, { value });
      const { error } = errorSchema.parse(await response.json());
      expect([response.status, error.issues?.[0]?.field]).toEqual([400, 'value']);
    }
  expect(await ada.call('GET', '/api/settings')).toMatchObject([
    { id: 'appearance', value: 'dark' },
    { id: 'hour_cycle', value: 'h12' },
    { id: 'language', value: 'es' },
    { id: 'shortcuts', value: false },
    { id: 'times_of_day', value: { morning: 0, noon: 12, afternoon: 15, evening: 23 } },
    { id: 'week_start', value: 'saturday' },
  ]);
});
