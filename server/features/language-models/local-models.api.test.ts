import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { type LocalServer, localServers } from './local-servers.ts';

const path = '/api/admin/local-models';
const providersPath = '/api/admin/llm-providers';

/** What the three programs answer, shortened. */
const ollamaTags = {
  models: [
    {
      name: 'gemma3:4b',
      model: 'gemma3:4b',
      modified_at: '2026-10-03T23:34:03.409490317-07:00',
      size: 3_338_801_804,
      digest: 'a2af6cc3eb7f',
      details: { format: 'gguf', family: 'gemma3', families: ['gemma3'], parameter_size: '4.3B' },
    },
    { name: 'nomic-embed-text:latest', model: 'nomic-embed-text:latest', size: 274_302_450, details: {} },
    {
      name: 'gpt-oss:120b-cloud',
      remote_model: 'gpt-oss:120b',
      remote_host: 'https://ollama.com:443',
      size: 384,
    },
  ],
};
const lmStudioModels = {
  data: [
    { id: 'qwen/qwen3-4b', object: 'model', owned_by: 'organization_owner' },
    { id: 'text-embedding-nomic-embed-text-v1.5', object: 'model', owned_by: 'organization_owner' },
  ],
  object: 'list',
};
const llamaCppModels = {
  models: [{ name: '/models/gemma-3-4b.gguf', type: 'model', capabilities: ['completion'] }],
  object: 'list',
  data: [
    {
      id: '/models/gemma-3-4b.gguf',
      object: 'model',
      created: 1_764_000_000,
      owned_by: 'llamacpp',
      meta: { vocab_type: 2, n_vocab: 262_144, n_ctx_train: 131_072, n_params: 3_880_099_328 },
    },
  ],
};

/** Starts a server on loopback in place of a program, which answers at its path alone. */
async function stand(label: string, answer: RequestListener | object): Promise<LocalServer> {
  const program = localServers.find((each) => each.label === label);
  if (!program) throw new Error(`There is no ${label}`);
  const server = createServer((request, response) => {
    if (typeof answer === 'function') return (answer as RequestListener)(request, response);
    if (request.url !== program.path) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { ...program, port: (server.address() as AddressInfo).port };
}

async function setUp(
  servers: LocalServer[],
  config: NonNullable<Parameters<typeof createTestApp>[0]>['config'] = {},
) {
  const app = await createTestApp({ localServers: servers, config });
  const ada = await app.signUp();
  return { ...app, ada, find: async () => (await ada.call('GET', path)).servers };
}

const portOf = (server: LocalServer | undefined) => server?.port ?? 0;

it('finds what runs on this machine with its models, and says how the operator allows it', async () => {
  const servers = [
    await stand('Ollama', ollamaTags),
    await stand('LM Studio', lmStudioModels),
    await stand('llama.cpp', llamaCppModels),
  ];
  const [ollama, studio, llama] = servers.map(portOf);
  const { find } = await setUp(servers);
  const nothingYet = { is_added: false, replaces: null };
  expect(await find()).toEqual([
    {
      ...nothingYet,
      label: 'Ollama',
      provider: 'ollama',
      base_url: `http://localhost:${ollama}/v1`,
      models: ['gemma3:4b'],
      how_to_allow: `Start Heddle with OLLAMA_BASE_URL=http://localhost:${ollama}/v1 to use it.`,
    },
    {
      ...nothingYet,
      label: 'LM Studio',
      provider: 'openai-compatible',
      base_url: `http://localhost:${studio}/v1`,
      models: ['qwen/qwen3-4b'],
      how_to_allow: `Add localhost:${studio} to ALLOWED_LLM_HOSTS and restart Heddle to use it.`,
    },
    {
      ...nothingYet,
      label: 'llama.cpp',
      provider: 'openai-compatible',
      base_url: `http://localhost:${llama}/v1`,
      models: ['/models/gemma-3-4b.gguf'],
      how_to_allow: `Add localhost:${llama} to ALLOWED_LLM_HOSTS and restart Heddle to use it.`,
    },
  ]);
});

it('offers what the operator allows at the address that is allowed, and knows what a user has', async () => {
  const servers = [await stand('Ollama', ollamaTags), await stand('LM Studio', lmStudioModels)];
  const [ollama, studio] = servers.map(portOf);
  const { ada, find, signUp } = await setUp(servers, {
    ollamaBaseUrl: `http://localhost:${ollama}/v1`,
    allowedLlmHosts: [`127.0.0.1:${studio}`, 'llm.lan'],
  });
  const [first, second] = await find();
  expect(first).toMatchObject({ how_to_allow: null, base_url: `http://localhost:${ollama}/v1` });
  expect(second).toMatchObject({ how_to_allow: null, base_url: `http://127.0.0.1:${studio}/v1` });

  const add = ({ provider, base_url, models }: typeof first) =>
    ada.call('POST', providersPath, { provider, base_url, model: models[0], is_active: true });
  await ada.call('POST', providersPath, {
    provider: 'openai-compatible',
    base_url: 'https://llm.example.com/v1',
    model: 'large',
  });
  expect((await find())[1]).toMatchObject({ is_added: false, replaces: 'https://llm.example.com/v1' });
  await add(second);
  await add(first);
  expect(await find()).toMatchObject([
    { is_added: true, replaces: null },
    { is_added: true, replaces: null },
  ]);
  expect((await ada.call('GET', providersPath)).active_provider).toBe('ollama');
  const eve = await signUp();
  expect((await eve.call('GET', path)).servers).toMatchObject([{ is_added: false }, { is_added: false }]);
});

it('looks for nothing when the page was opened elsewhere', async () => {
  let calls = 0;
  const server = await stand('Ollama', ((_, response) => {
    calls++;
    response.end();
  }) as RequestListener);
  const { ada } = await setUp([server]);
  expect(await ada.call('GET', path, undefined, { 'X-Forwarded-For': '203.0.113.7' })).toEqual({
    servers: [],
  });
  expect(calls).toBe(0);
});

const json = { 'Content-Type': 'application/json' };
it.each<[string, RequestListener]>([
  [
    'a page',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Jenkins</h1>'),
  ],
  ['another JSON', (_, response) => response.writeHead(200, json).end('{"models":"many"}')],
  ['a redirect', (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  ['an error', (_, response) => response.writeHead(500, json).end(JSON.stringify(ollamaTags))],
  [
    'a broken answer',
    (_, response) =>
      response.writeHead(200, { 'Content-Length': '99' }).write('{"models"', () => response.destroy()),
  ],
  [
    'too much',
    (_, response) => response.writeHead(200, json).end(`{"models":[],"more":"${'x'.repeat(600_000)}"}`),
  ],
  [
    'deep JSON',
    (_, response) =>
      response.writeHead(200, json).end(`{"models":[],"more":${'['.repeat(9000)}${']'.repeat(9000)}}`),
  ],
  ['silence', () => undefined],
])('leaves out a program that answers with %s', async (_, answer) => {
  const { find } = await setUp([await stand('Ollama', answer), await stand('LM Studio', lmStudioModels)]);
  expect((await find()).map(({ label }: { label: string }) => label)).toEqual(['LM Studio']);
});

it('leaves out names that no provider takes, and shows a program without any model', async () => {
  const models = ['', ' x', 'line\nbreak', 'x'.repeat(500), 'fine', 'fine'].map((name) => ({ name }));
  const { find } = await setUp([await stand('Ollama', { models }), await stand('LM Studio', { data: [] })]);
  expect((await find()).map((server: { models: string[] }) => server.models)).toEqual([['fine'], []]);
});

it('looks at the usual ports', () => {
  expect(localServers.map(({ label, port }) => [label, port])).toEqual([
    ['Ollama', 11_434],
    ['LM Studio', 1234],
    ['llama.cpp', 8080],
  ]);
});
