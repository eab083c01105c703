import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

it('notes and links are kept, changed, deleted and restored', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const note = await ada.call('POST', '/api/notes/', { title: 'Loom', url: 'https://example.org/loom' });
  expect(note).toMatchObject({ title: 'Loom', body: '', url: 'https://example.org/loom' });
  expect(await ada.call('POST', '/api/notes/', { id: note.id, title: 'Other' })).toEqual(note);
  expect(await ada.call('PUT', `/api/notes/${note.id}`, { body: 'warp and weft' })).toMatchObject({
    title: 'Loom',
    body: 'warp and weft',
  });
  await ada.call('DELETE', `/api/notes/${note.id}`);
  await ada.call('DELETE', `/api/notes/${note.id}`);
  expect(await ada.call('GET', '/api/notes/')).toEqual([]);
  await ada.call('POST', `/api/notes/${note.id}/restore`);
  expect(await ada.call('GET', '/api/notes/')).toHaveLength(1);
  expect((await ada.call('GET', '/api/sync?since=0')).notes).toHaveLength(1);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'example', 'http://', ''])(
  'an address such as %j is refused with the field named',
  async (url) => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    const refused = await ada.send('POST', '/api/notes/', { title: 'Loom', url });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain('"url"');
  },
);

it('nobody sees or changes another user’s note', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const eve = await signUp();
  const { id } = await ada.call('POST', '/api/notes/', { title: 'Loom' });
  for (const [method, path, body] of [
    ['PUT', `/api/notes/${id}`, { title: 'Mine' }],
    ['DELETE', `/api/notes/${id}`, undefined],
    ['POST', `/api/notes/${id}/restore`, undefined],
  ] as const)
    expect((await eve.send(method, path, body)).status).toBe(404);
  expect(await eve.call('GET', '/api/notes/')).toEqual([]);
});
