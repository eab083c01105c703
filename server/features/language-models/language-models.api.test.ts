import { expect, test } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { providerNames } from '#contract/language-model-limits.ts';
import { createAppWithModels } from '../../testing/app-with-models.ts';
import { operatorModel, startModelServer } from '../../testing/model-server.ts';
import type { ModelReply } from '../../testing/open-model-server.ts';
import { createSignedInApp, createTestApp } from '../../testing/test-app.ts';

const path = '/api/admin/llm-providers';

test('a provider starts with the defaults, is listed without its key, and replaces one of its name', async () => {
  const { ada } = await createSignedInApp();
  expect(await ada.call('GET', path)).toEqual({ providers: [], active_provider: null });
  const given = { provider: 'openai', api_key: 'sk-secret', model: 'gpt-6-luna' };
  const added = await ada.call('POST', `${path}`, given);
  expect(added).toMatchObject({
    provider: 'openai',
    model: 'gpt-6-luna',
    max_tokens: 1000,
    temperature: 0.7,
    is_active: false,
    has_api_key: true,
    origin: 'user',
  });
  await ada.call('POST', path, { provider: 'openai', model: 'gpt-6-sol', temperature: 0.3, is_active: true });
  const list = await ada.call('GET', path);
  expect(list).toMatchObject({
    providers: [{ model: 'gpt-6-sol', temperature: 0.3, has_api_key: true }],
    active_provider: 'openai',
  });
  expect(list.providers).toHaveLength(1);
  expect(JSON.stringify([added, list])).not.toContain('sk-secret');
});

test('only one provider is active', async () => {
  const { ada } = await createSignedInApp();
  for (const provider of ['openai', 'mistral', 'groq'])
    await ada.call('POST', path, { provider, api_key: 'k', model: 'm', is_active: true });
  expect((await ada.call('GET', path)).active_provider).toBe('groq');
  const listed = await ada.call('PUT', `${path}/openai/activate`);
  expect(listed.active_provider).toBe('openai');
  expect(listed.providers.filter((each: { is_active: boolean }) => each.is_active)).toHaveLength(1);
  expect((await ada.send('PUT', `${path}/google/activate`)).status).toBe(404);
  expect((await ada.send('PUT', `${path}/nobody/activate`)).status).toBe(404);
  expect((await ada.call('GET', path)).active_provider).toBe('openai');
  await ada.call('DELETE', `${path}/openai`);
  expect((await ada.send('DELETE', `${path}/openai`)).status).toBe(404);
  expect((await ada.call('GET', path)).active_provider).toBeNull();
});

const refusedInputs: [changes: object, field: string][] = [
  [{ max_tokens: 99 }, 'max_tokens'],
  [{ max_tokens: 4001 }, 'max_tokens'],
  [{ temperature: 2.1 }, 'temperature'],
  [{ temperature: 0.75 }, 'temperature'],
  [{ temperature: -0.1 }, 'temperature'],
  [{ model: ' ' }, 'model'],
  [{ provider: 'clippy' }, 'provider'],
  [{ api_key: '' }, 'api_key'],
  [{ base_url: 'file:///etc/passwd' }, 'base_url'],
  [{ base_url: 'http://169.254.169.254/latest' }, 'base_url'],
  [{ base_url: 'https://127.0.0.1:9/v1' }, 'base_url'],
  [{ base_url: 'https://[::ffff:10.0.0.1]/v1' }, 'base_url'],
  [{ base_url: 'http://example.org/v1' }, 'base_url'],
  [{ provider: 'openai-compatible' }, 'base_url'],
  [{ base_url: 'https://ada:pw@llm.example.com/v1' }, 'base_url'],
  [{ base_url: 'https://pw@llm.example.com/v1' }, 'base_url'],
];

test('what cannot be used is refused with the field named', async () => {
  const { ada } = await createSignedInApp();
  for (const [changes, field] of refusedInputs) {
    const answer = await ada.send('POST', path, { provider: 'openai', api_key: 'k', model: 'm', ...changes });
    expect(answer.status, JSON.stringify(changes)).toBe(400);
    const { error } = errorSchema.parse(await answer.json());
    expect(error.issues?.map((issue) => issue.field)).toContain(field);
  }
  expect((await ada.call('GET', path)).providers).toEqual([]);
});

test('every provider lists its models and answers a test in its own protocol, with usage and cost', async () => {
  const { ada, server, addProvider, testProvider } = await createAppWithModels();
  for (const provider of providerNames) {
    const listed = await ada.call('POST', `${path}/${provider}/models`, {
      api_key: 'good-key',
      base_url: `${server.url}/v1`,
    });
    expect(listed, provider).toEqual({
      models: provider === 'google' ? ['gemini-loom'] : ['loom-large', 'loom-small'],
      failure: null,
    });
    await addProvider(provider, { input_price: 2, output_price: 10 });
    expect(await testProvider(provider), provider).toMatchObject({ answer: 'I am ready.', failure: null });
  }
  const { days, errors } = await ada.call('GET', '/api/admin/llm-usage');
  expect(days).toHaveLength(providerNames.length);
  for (const day of days) {
    expect(day).toMatchObject({
      model: 'loom-small',
      calls: 1,
      failed: 0,
      input_tokens: 21,
      output_tokens: 4,
    });
    expect(day.cost).toBeCloseTo((21 * 2 + 4 * 10) / 1e6, 10);
  }
  expect(errors).toEqual([]);
});

const failures: [name: string, reply: ModelReply, code: string][] = [
  [
    'wrong key',
    { status: 401, body: '{"error":{"message":"Incorrect API key provided: good-key"}}' },
    'wrong_key',
  ],
  [
    'no such model',
    { status: 404, body: '{"error":{"message":"The model does not exist"}}' },
    'no_such_model',
  ],
  ['rate limit', { status: 429, body: '{}', headers: { 'Retry-After': '20' } }, 'rate_limit'],
  ['a server’s own error', { status: 500, body: 'oops' }, 'provider_down'],
  ['HTML', { status: 200, body: '<!doctype html><title>Welcome</title>' }, 'unusable_answer'],
  ['truncated JSON', { status: 200, body: '{"choices": [{"mess' }, 'unusable_answer'],
  ['an answer of 13 MB', { status: 200, body: `"${'x'.repeat(13_000_000)}"` }, 'unusable_answer'],
  ['an empty answer', { text: '' }, 'empty_answer'],
  ['a dropped connection', { drops: true }, 'dropped'],
  [
    'a redirect',
    { status: 302, body: '', headers: { Location: 'http://169.254.169.254/' } },
    'unusable_answer',
  ],
];

test('a failed call is told in words and listed under errors, without the key', async () => {
  const { ada, server, addProvider, testProvider, logged } = await createAppWithModels();
  await addProvider('openai-compatible');
  for (const [name, reply, code] of failures) {
    server.willReply(reply);
    const { answer, failure } = await testProvider('openai-compatible');
    expect(answer, name).toBeNull();
    expect(failure.code, name).toBe(code);
    expect(failure.message.length, name).toBeGreaterThan(10);
    expect(failure.advice.length, name).toBeGreaterThan(10);
    const { errors } = await ada.call('GET', '/api/admin/llm-usage');
    expect(errors[0], name).toMatchObject({ provider: 'openai-compatible', code });
    expect(JSON.stringify([failure, errors])).not.toContain('good-key');
  }
  const { days } = await ada.call('GET', '/api/admin/llm-usage');
  expect(days).toMatchObject([{ calls: failures.length, failed: failures.length }]);
  expect(server.calls).toHaveLength(failures.length);
  expect(JSON.stringify(logged)).not.toContain('good-key');
});

test('a name that leads to a private address reads like one that leads nowhere', async () => {
  const { ada } = await createSignedInApp();
  const testAt = async (base_url: string) => {
    await ada.call('POST', path, { provider: 'ollama', model: 'm', base_url });
    return (await ada.call('POST', `${path}/ollama/test`)).failure;
  };
  const failures = [await testAt('https://localhost./v1'), await testAt('https://nowhere.invalid/v1')];
  expect(failures[0]).toMatchObject({ code: 'unreachable' });
  expect(JSON.stringify(failures[0]).replaceAll('localhost.', 'nowhere.invalid')).toBe(
    JSON.stringify(failures[1]),
  );
});

test('answers that take long to parse are refused before others wait for them', async () => {
  const { ada, server, addProvider, testProvider } = await createAppWithModels();
  await addProvider('openai-compatible');
  const keys = Array.from({ length: 600_000 }, (_, index) => `"k${index}":1`).join(',');
  for (const body of ['['.repeat(10_000_000), `{${keys}}`, `{"choices":${'['.repeat(400_000)}`]) {
    server.otherwiseReply(() => ({ status: 200, body }));
    await ada.call('POST', path, {
      provider: 'openai-compatible',
      api_key: 'good-key',
      model: 'm',
      base_url: `${server.url}/v1`,
    });
    // The processor time of this thread alone, which a busy machine does not change.
    const begun = process.threadCpuUsage();
    const tests = await Promise.all(Array.from({ length: 8 }, () => testProvider('openai-compatible')));
    const { user, system } = process.threadCpuUsage(begun);
    expect(tests.map(({ failure }) => failure.code)).toEqual(Array(8).fill('unusable_answer'));
    expect((user + system) / 1000).toBeLessThan(1000);
  }
});

test('a test shows the beginning of a long answer', async () => {
  const { server, addProvider, testProvider } = await createAppWithModels();
  await addProvider('openai-compatible');
  server.willReply({ text: 'Ready. '.repeat(100_000) });
  const { answer } = await testProvider('openai-compatible');
  expect(answer).toHaveLength(300);
});

test('a key that a provider repeats is neither stored nor shown', async () => {
  const key = 'sk-heddle-0123456789';
  const { ada, server, addProvider, database, logged } = await createAppWithModels();
  await addProvider('openai-compatible', { api_key: key, is_active: true });
  const error = JSON.stringify({ error: { message: `${'x'.repeat(190)} ${key} is no key`, code: 400 } });
  server.willReply({ status: 400, body: error }, { status: 400, body: error });
  const failed = await ada.call('POST', `${path}/openai-compatible/test`);
  expect(failed.failure.message).toContain('x'.repeat(150));
  expect(JSON.stringify(failed)).not.toContain(key.slice(0, 6));
  const { rows } = await database.handle.authPool.query('select * from llm_calls');
  const exported = await (await ada.send('GET', '/api/export?format=json')).text();
  expect(JSON.stringify([rows, logged, exported])).not.toContain(key.slice(0, 6));
});

test('a model on loopback that does not run gets advice for containers', async () => {
  const { ada } = await createSignedInApp({ config: { ollamaBaseUrl: 'http://127.0.0.1:9/v1' } });
  await ada.call('POST', path, { provider: 'ollama', model: 'gemma4:e4b' });
  const { failure } = await ada.call('POST', `${path}/ollama/test`);
  expect(failure.code).toBe('unreachable');
  expect(failure.advice).toContain('host.docker.internal');
});

test('a stored key goes only to the address it was given for', async () => {
  const { ada, server, addProvider } = await createAppWithModels();
  await addProvider('openai', { api_key: 'precious' });
  const elsewhere = { provider: 'openai', model: 'm', base_url: `${server.url}/other` };
  expect((await ada.send('POST', path, elsewhere)).status).toBe(400);
  expect((await ada.send('POST', `${path}/openai/models`, { base_url: `${server.url}/other` })).status).toBe(
    400,
  );
  expect(JSON.stringify(server.calls)).not.toContain('precious');
});

test('keys are encrypted in the database and bound to their owner and to SECRET', async () => {
  const { database, anotherInstance, addProvider, testProvider } = await createAppWithModels();
  await addProvider('openai');
  const { rows } = await database.handle.authPool.query('select api_key from llm_providers');
  expect(rows[0].api_key).toMatch(/^v1\./);
  expect(rows[0].api_key).not.toContain(Buffer.from('good-key').toString('base64url'));
  const eve = await (await anotherInstance()).signUp();
  await eve.call('POST', path, { provider: 'openai', api_key: 'own', model: 'm' });
  await database.handle.authPool.query('update llm_providers set api_key = $1 where user_id = $2', [
    rows[0].api_key,
    eve.id,
  ]);
  const stolen = await eve.send('POST', `${path}/openai/test`);
  expect(stolen.status).toBe(409);
  expect(errorSchema.parse(await stolen.json()).error.code).toBe('language_models.key_unreadable');
  expect((await testProvider('openai')).failure).toBeNull();
});

test('nobody sees, tests, activates or removes another user’s provider', async () => {
  const { signUp } = await createTestApp();
  const ada = await signUp();
  const eve = await signUp();
  await ada.call('POST', path, { provider: 'groq', api_key: 'k', model: 'm', is_active: true });
  expect(await eve.call('GET', path)).toEqual({ providers: [], active_provider: null });
  expect((await eve.send('POST', `${path}/groq/test`)).status).toBe(404);
  expect((await eve.send('PUT', `${path}/groq/activate`)).status).toBe(404);
  expect((await eve.send('DELETE', `${path}/groq`)).status).toBe(404);
  expect((await ada.call('GET', path)).active_provider).toBe('groq');
});

test('the operator’s provider serves everybody, until a user activates one of their own', async () => {
  const server = await startModelServer();
  const { ada, logged } = await createSignedInApp({
    config: {
      allowedLlmHosts: [server.host],
      llm: {
        provider: 'mistral',
        model: 'loom-small',
        apiKey: 'good-key',
        base_url: `${server.url}/v1`,
        max_tokens: 1000,
        temperature: 0.7,
        reasoning_effort: null,
        input_price: null,
        output_price: null,
      },
    },
  });
  const list = await ada.call('GET', path);
  expect(list).toMatchObject({
    active_provider: 'mistral',
    providers: [{ origin: 'operator', is_active: true }],
  });
  expect((await ada.call('POST', `${path}/mistral/test`)).answer).toBe('I am ready.');
  expect((await ada.send('DELETE', `${path}/mistral`)).status).toBe(409);
  await ada.call('POST', path, { provider: 'groq', api_key: 'k', model: 'm', is_active: true });
  expect((await ada.call('GET', path)).active_provider).toBe('groq');
  expect((await ada.call('PUT', `${path}/mistral/activate`)).active_provider).toBe('mistral');
  expect(JSON.stringify([list, logged])).not.toContain('good-key');
});

test('the operator’s own address needs no other permission, and is for the operator’s provider alone', async () => {
  const server = await startModelServer();
  const base_url = `${server.url}/v1`;
  const config = { llm: { ...operatorModel, base_url } };
  const { ada, anotherInstance } = await createSignedInApp({ config });
  expect((await ada.call('POST', `${path}/groq/test`)).answer).toBe('I am ready.');
  const count = server.calls.length;

  const own = { provider: 'mistral', api_key: 'good-key', model: 'loom-small', base_url };
  const refused = await ada.send('POST', path, own);
  expect([refused.status, errorSchema.parse(await refused.json()).error.code]).toEqual([
    400,
    'language_models.host_not_allowed',
  ]);
  expect((await ada.send('POST', `${path}/groq/models`, { base_url })).status).toBe(400);

  // A provider that a user added while the operator allowed the host stays out once the operator no longer does.
  const allowing = await anotherInstance({ config: { ...config, allowedLlmHosts: [server.host] } });
  const bob = await allowing.signUp();
  await bob.call('POST', path, own);
  const authorization = { Authorization: bob.authorization };
  const strict = await anotherInstance({ config });
  const test = await strict.request(`${path}/mistral/test`, { method: 'POST', headers: authorization });
  expect(await test.json()).toMatchObject({ answer: null, failure: { code: 'unreachable' } });
  expect(server.calls).toHaveLength(count);
});

test('the templates name a model for each provider, and the status the active one', async () => {
  const { ada } = await createSignedInApp();
  const { templates } = await ada.call('GET', '/api/admin/llm-templates');
  const dutch = await ada.call('GET', '/api/admin/llm-templates', undefined, { 'Accept-Language': 'nl' });
  expect(dutch.templates['openai-compatible'].name).toBe('OpenAI-compatibele server');
  expect(Object.keys(templates)).toEqual([...providerNames]);
  expect(templates.anthropic).toMatchObject({
    default_model: 'claude-haiku-5-5',
    max_tokens: 1000,
    temperature: 0.7,
  });
  await ada.call('POST', path, { provider: 'anthropic', api_key: 'k', model: 'loom', is_active: true });
  expect(await ada.call('GET', '/api/admin/system-status')).toMatchObject({
    llm: { active_provider: 'anthropic', model: 'loom' },
    whisper: { status: 'not_configured' },
    database: { status: 'ready' },
  });
});
