import { generateText, streamText } from 'ai';
import { expect, test } from 'vitest';
import { createAppWithModels } from '../../testing/app-with-models.ts';
import { startModelServer } from '../../testing/model-server.ts';
import type { RunModel } from './call-model.ts';

const ask: RunModel<string> = async ({ options }) => {
  const { text, usage, warnings } = await generateText({ ...options, prompt: 'Hello' });
  return { value: text, usage, warnings };
};

const down = { status: 503, body: 'overloaded' };

async function createCalling({ clock }: { clock?: () => Date } = {}) {
  const app = await createAppWithModels({ ...(clock && { clock }) });
  const { ada, withModel, server } = app;
  const call = (changes: Partial<Parameters<typeof withModel<string>>[0]> = {}) =>
    withModel({ userId: ada.id, purpose: 'refine', timeoutMs: 30_000, run: ask, ...changes });
  const models = () => server.calls.map(({ body }) => body.model);
  const set = (id: string, value: unknown) => ada.call('PUT', `/api/settings/${id}`, { value });
  return { ...app, call, models, set };
}

test('when the active provider fails, the others are asked in the order they were added', async () => {
  const { ada, call, addProvider, server, models } = await createCalling();
  await addProvider('groq', { model: 'first-added' });
  await addProvider('openai', { model: 'active', is_active: true });
  await addProvider('mistral', { model: 'last-added' });
  server.willReply(down, down, { text: 'Here.' });
  expect(await call()).toMatchObject({ ok: true, value: 'Here.', provider: 'mistral', model: 'last-added' });
  expect(models()).toEqual(['active', 'first-added', 'last-added']);
  const { errors } = await ada.call('GET', '/api/admin/llm-usage');
  expect(errors.map(({ model }: { model: string }) => model).toSorted()).toEqual(['active', 'first-added']);
});

test('when all fail, the reason is that of the active provider', async () => {
  const { call, addProvider, server } = await createCalling();
  await addProvider('openai', { is_active: true });
  await addProvider('groq');
  server.willReply({ status: 401, body: '{}' }, down);
  expect(await call()).toMatchObject({ ok: false, failure: { code: 'wrong_key' } });
});

test('no other provider is asked if the user does not want that, or has seen a part of the answer', async () => {
  const { call, addProvider, server, set } = await createCalling();
  await addProvider('openai', { is_active: true });
  await addProvider('groq');
  const seen = call({
    run: async ({ options, onAnswer }) => {
      server.willReply({ text: 'The first half of a long answer, and the second', breaks: 'drops' });
      for await (const part of streamText({ ...options, prompt: 'Hi', onError: () => undefined }).stream) {
        if (part.type === 'text-delta') onAnswer();
        if (part.type === 'error') throw part.error;
      }
      return { value: '', usage: {} };
    },
  });
  expect(await seen).toMatchObject({ ok: false, failure: { code: 'dropped' } });
  expect(server.calls).toHaveLength(1);
  await set('model_fallback', false);
  server.willReply(down);
  expect(await call()).toMatchObject({ ok: false, failure: { code: 'provider_down' } });
  expect(server.calls).toHaveLength(2);
});

test('a provider that hangs leaves time for the next one', async () => {
  const { call, addProvider, server } = await createCalling();
  await addProvider('openai', { is_active: true });
  await addProvider('groq');
  server.willReply({ hangs: true }, { text: 'Here.' });
  expect(await call({ timeoutMs: 3000 })).toMatchObject({ ok: true, provider: 'groq' });
});

test('a provider that keeps failing is left alone for a while, longer each time, until it is changed or works again', async () => {
  let now = Date.now();
  const { call, addProvider, testProvider, server } = await createCalling({ clock: () => new Date(now) });
  await addProvider('openai', { is_active: true });
  server.willReply(down, down, down, down);
  for (let failures = 0; failures < 3; failures++)
    expect(await call()).toMatchObject({ failure: { code: 'provider_down' } });
  expect(await call()).toMatchObject({
    failure: {
      code: 'paused',
      message: 'OpenAI is having problems (503). Heddle asks again in 30 seconds.',
      text_key: 'provider_down',
      values: ['OpenAI', '503'],
      retry_after_seconds: 30,
    },
  });
  expect(server.calls).toHaveLength(3);
  now += 31_000;
  // Either may come first: one asks again, the other finds the provider still paused.
  const codes = (await Promise.all([call(), call()])).map((answer) => !answer.ok && answer.failure.code);
  expect(codes.sort()).toEqual(['paused', 'provider_down']);
  now += 31_000;
  expect(await call()).toMatchObject({ failure: { code: 'paused' } });
  expect(server.calls).toHaveLength(4);
  await addProvider('openai', { is_active: true });
  expect(await call()).toMatchObject({ ok: true });
  server.willReply(down, down, down);
  for (let failures = 0; failures < 3; failures++) await call();
  expect(await call()).toMatchObject({ failure: { code: 'paused' } });
  expect(await testProvider('openai')).toMatchObject({ failure: null });
  expect(await call()).toMatchObject({ ok: true });
});

test('a provider that says when to try again is asked again then, if there is time', async () => {
  const { call, addProvider, server } = await createCalling();
  await addProvider('openai', { is_active: true });
  const later = (seconds: string) => ({ status: 429, body: '{}', headers: { 'Retry-After': seconds } });
  server.willReply(later('1'), { text: 'Here.' });
  const startedAt = performance.now();
  expect(await call()).toMatchObject({ ok: true, value: 'Here.' });
  expect(performance.now() - startedAt).toBeGreaterThan(900);
  server.willReply(later('120'));
  expect(await call()).toMatchObject({
    ok: false,
    failure: { code: 'rate_limit' },
    retryAfterMs: 120_000,
  });
  expect(await call()).toMatchObject({ ok: false, failure: { code: 'paused' } });
  expect(server.calls).toHaveLength(3);
});

test('the 61st call in a minute does not wait longer than its caller does, nor for a model that is not there', async () => {
  const { call, addProvider } = await createCalling();
  const run: RunModel<string> = async () => ({ value: 'done', usage: {} });
  for (let count = 0; count < 61; count++)
    expect(await call({ run, timeoutMs: 2000 })).toMatchObject({ failure: { code: 'no_model' } });
  await addProvider('openai', { is_active: true });
  for (let count = 0; count < 60; count++) expect(await call({ run })).toMatchObject({ ok: true });
  const startedAt = performance.now();
  expect(await call({ run, maxRetryAfterMs: 10_000 })).toMatchObject({ failure: { code: 'busy' } });
  expect(performance.now() - startedAt).toBeLessThan(10_500);
});

test('a user has eight calls running at once; further ones wait for their turn, and other users do not', async () => {
  const { call, signUp, addProvider, server, withModel } = await createCalling();
  await addProvider('openai', { is_active: true });
  let running = 0;
  let peak = 0;
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const run: RunModel<string> = async () => {
    peak = Math.max(peak, ++running);
    await opened;
    running--;
    return { value: 'done', usage: {} };
  };
  const calls = Array.from({ length: 20 }, () => call({ run }));
  const late = await call({ run, timeoutMs: 50 });
  expect(late).toMatchObject({ ok: false, failure: { code: 'busy' } });
  const eve = await signUp();
  await eve.call('POST', '/api/admin/llm-providers', {
    provider: 'groq',
    api_key: 'good-key',
    model: 'loom',
    base_url: `${server.url}/v1`,
    is_active: true,
  });
  expect(await withModel({ userId: eve.id, purpose: 'refine', timeoutMs: 30_000, run: ask })).toMatchObject({
    ok: true,
  });
  open();
  expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
  expect(peak).toBe(8);
});

test('a call that is stopped before it begins does not wait for its turn', async () => {
  const { call, addProvider } = await createCalling();
  await addProvider('openai', { is_active: true });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const run: RunModel<string> = async () => {
    await opened;
    return { value: 'done', usage: {} };
  };
  const calls = Array.from({ length: 8 }, () => call({ run }));
  const stopped = await call({ run, signal: AbortSignal.abort() });
  expect(stopped).toMatchObject({ ok: false, failure: { code: 'stopped' } });
  open();
  expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
});

test('a user makes sixty calls in a minute, and no more', async () => {
  const { call, addProvider } = await createCalling();
  await addProvider('openai', { is_active: true });
  const run: RunModel<string> = async () => ({ value: 'done', usage: {} });
  const made = await Promise.all(Array.from({ length: 60 }, () => call({ run })));
  expect(made.every(({ ok }) => ok)).toBe(true);
  expect(await call({ run, timeoutMs: 100 })).toMatchObject({ ok: false, failure: { code: 'busy' } });
});

test('a daily budget in tokens holds until midnight UTC', async () => {
  let now = Date.now();
  const { call, addProvider, set } = await createCalling({ clock: () => new Date(now) });
  await addProvider('openai', { is_active: true });
  const run: RunModel<string> = async () => ({ value: '', usage: { inputTokens: 600, outputTokens: 400 } });
  await set('daily_model_tokens', 1000);
  expect(await call({ run })).toMatchObject({ ok: true });
  expect(await call({ run })).toMatchObject({
    ok: false,
    failure: { code: 'budget_spent', message: 'Today’s 1,000 tokens are used up.' },
  });
  await set('daily_model_tokens', null);
  expect(await call({ run })).toMatchObject({ ok: true });
  await set('daily_model_tokens', 2000);
  expect(await call({ run })).toMatchObject({ ok: false, failure: { code: 'budget_spent' } });
  now = new Date(now).setUTCHours(24, 0, 0, 0);
  expect(await call({ run })).toMatchObject({ ok: true });
});

test('what the user stops is no failure', async () => {
  const { ada, call, addProvider, server } = await createCalling();
  await addProvider('openai', { is_active: true });
  await addProvider('groq');
  server.willReply({ hangs: true });
  const stop = new AbortController();
  const calling = call({ signal: stop.signal });
  while (server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  stop.abort();
  expect(await calling).toMatchObject({ ok: false, failure: { code: 'stopped' } });
  expect(server.calls).toHaveLength(1);
  const { days, errors } = await ada.call('GET', '/api/admin/llm-usage');
  expect(days).toMatchObject([{ calls: 1, failed: 0 }]);
  expect(errors).toEqual([]);
});

test('a setting that a model refuses is left out from then on', async () => {
  const { call, addProvider, server } = await createCalling();
  await addProvider('openai-compatible', { is_active: true, temperature: 0.3 });
  const refuse = (message: string) => ({ status: 400, body: JSON.stringify({ error: { message } }) });
  server.willReply(
    refuse("Unsupported value: 'temperature' does not support 0.3 with this model."),
    refuse("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
  );
  expect(await call()).toMatchObject({ ok: true });
  expect(await call()).toMatchObject({ ok: true });
  const sent = server.calls.map(({ body }) => [body.temperature, body.max_tokens]);
  expect(sent).toEqual([
    [0.3, 1000],
    [undefined, 1000],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('stopping a call does not count as a success of a provider that keeps failing', async () => {
  let now = Date.now();
  const { call, addProvider, server } = await createCalling({ clock: () => new Date(now) });
  await addProvider('openai', { is_active: true });
  const stopCall = async () => {
    server.willReply({ hangs: true });
    const before = server.calls.length;
    const stop = new AbortController();
    const calling = call({ signal: stop.signal });
    while (server.calls.length === before) await new Promise((resolve) => setTimeout(resolve, 10));
    stop.abort();
    expect(await calling).toMatchObject({ ok: false, failure: { code: 'stopped' } });
  };
  server.willReply(down, down);
  for (let failures = 0; failures < 2; failures++) await call();
  await stopCall();
  server.willReply(down);
  expect(await call()).toMatchObject({ failure: { code: 'provider_down' } });
  expect(await call()).toMatchObject({ failure: { code: 'paused' } });
  now += 31_000;
  await stopCall();
  expect(await call()).toMatchObject({ ok: true });
});

test('with the key of a provider lost, the next one is asked', async () => {
  const { call, addProvider, anotherInstance, ada } = await createCalling();
  await addProvider('openai', { is_active: true });
  const other = await startModelServer();
  const elsewhere = await anotherInstance({
    config: { secret: 'another secret of thirty-two letters', allowedLlmHosts: [other.host] },
  });
  const lost = { userId: ada.id, purpose: 'refine', timeoutMs: 30_000, run: ask } as const;
  expect(await elsewhere.withModel(lost)).toMatchObject({ ok: false, failure: { code: 'key_unreadable' } });
  expect(await call()).toMatchObject({ ok: true });
});
