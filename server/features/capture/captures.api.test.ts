import { expect, test } from 'vitest';
import { captureResultSchema } from '#contract/tasks.ts';
import { createSignedInApp } from '../../testing/test-app.ts';

/** Somebody with an access token that may only write, as a phone has it. */
async function createWriter() {
  const { ada, request, ...rest } = await createSignedInApp();
  const input = { name: 'Phone', scopes: ['write'], expires_in_days: null };
  const { token } = await ada.call('POST', '/api/access-tokens', input);
  const capture = (body: string, headers: Record<string, string> = {}) =>
    request('/api/captures', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, ...headers },
      body,
    });
  const listTitles = async () =>
    (await ada.call('GET', '/api/tasks')).map(({ title }: { title: string }) => title).sort();
  return { ada, capture, listTitles, ...rest };
}

const text = 'buy milk tomorrow, call mum at 9';
const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

test.each([
  ['plain text', text, { 'Content-Type': 'text/plain; charset=utf-8' }],
  ['what `curl -d` sends', text, form],
  ['a form', new URLSearchParams({ text }).toString(), form],
  ['JSON', JSON.stringify({ text }), json],
])('makes tasks of %s, with a token that may only write', async (_what, body, headers) => {
  const { ada, capture, listTitles } = await createWriter();
  const response = await capture(body, headers);
  expect(response.status).toBe(201);
  const result = captureResultSchema.parse(await response.json());
  expect(result).toMatchObject({ type: 'multi_task', total_created: 2 });
  expect(result.tasks.map(({ context }) => context)).toEqual(Array(2).fill('Added through the API'));
  expect(await listTitles()).toEqual(['buy milk', 'call mum']);
  const { captures } = await ada.call('GET', '/api/sync');
  expect(captures).toMatchObject([{ text, context: 'Added through the API' }]);
});

test('a call that is repeated under one Idempotency-Key adds nothing and answers the same', async () => {
  const { capture, listTitles } = await createWriter();
  const key = { 'Idempotency-Key': 'shortcut of 9:41', 'Content-Type': 'text/plain' };
  const [first, second] = await Promise.all([capture(text, key), capture(text, key)]);
  const third = await capture(text, key);
  const answers = await Promise.all([first, second, third].map((answer) => answer.json()));
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  await capture(text, { ...key, 'Idempotency-Key': 'shortcut of 9:42' });
  expect(await listTitles()).toEqual(['buy milk', 'buy milk', 'call mum', 'call mum']);
});

test('an id of the client makes a repeated call safe, too, and `context` says where the text comes from', async () => {
  const { capture, listTitles } = await createWriter();
  const id = '0199a7c2-5b1e-7c3a-9f00-3d5e8a1b2c4e';
  const body = JSON.stringify({ text: 'oil the loom', id, context: 'Door of the workshop' });
  for (const _ of [1, 2])
    expect(await (await capture(body, json)).json()).toMatchObject({
      tasks: [{ title: 'oil the loom', capture_id: id, context: 'Door of the workshop' }],
    });
  expect(await listTitles()).toEqual(['oil the loom']);
});

test('people do not share keys', async () => {
  const { ada, signUp } = await createSignedInApp();
  const key = { 'Idempotency-Key': '1' };
  const first = await ada.call('POST', '/api/captures', { text: 'warp' }, key);
  const second = await (await signUp()).call('POST', '/api/captures', { text: 'weft' }, key);
  expect(second.tasks[0]).toMatchObject({ title: 'weft' });
  expect(second.tasks[0].capture_id).not.toBe(first.tasks[0].capture_id);
});

test.each([
  ['an empty text', ' \n', {}, 400, 'input.invalid'],
  ['a text that is too long', 'x'.repeat(10_001), {}, 400, 'input.invalid'],
  ['JSON without a text', '{"title": "milk"}', json, 400, 'input.invalid'],
  ['JSON that is broken', '{"text": "milk', json, 400, 'input.invalid'],
  ['a picture', 'GIF89a', { 'Content-Type': 'image/gif' }, 415, 'captures.unknown_type'],
  ['a key that is too long', 'milk', { 'Idempotency-Key': 'k'.repeat(256) }, 400, 'input.invalid'],
])('refuses %s', async (_what, body, headers, status, code) => {
  const { capture, listTitles } = await createWriter();
  const response = await capture(body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(await listTitles()).toEqual([]);
});

test('refuses a token that may only read', async () => {
  const { ada, request } = await createSignedInApp();
  const input = { name: 'Reader', scopes: ['read'], expires_in_days: null };
  const { token } = await ada.call('POST', '/api/access-tokens', input);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request('/api/captures', { method: 'POST', headers, body: 'buy milk' });
  expect(response.status).toBe(403);
});
