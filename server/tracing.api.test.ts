import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { goodPassword, visit } from './testing/visitor.ts';

const spanSchema = z.object({
  name: z.string(),
  kind: z.number(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
  status: z.object({ code: z.number() }),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.unknown()) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** Starts a collector on loopback that keeps what it gets. */
async function startCollector({ status = 200 } = {}) {
  const spans: z.infer<typeof spanSchema>[] = [];
  const received: { path: string | undefined; key: unknown; text: string }[] = [];
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    received.push({ path: request.url, key: request.headers['api-key'], text });
    for (const { scopeSpans } of exportSchema.parse(JSON.parse(text)).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { endpoint: `http://127.0.0.1:${port}`, spans, received };
}

const read = (span: z.infer<typeof spanSchema>) =>
  Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('requests, their statements and jobs are sent to the collector, without what people write', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { endpoint, spans, received } = await startCollector();
  const { url, request, stop, ended } = await startServerProcess({
    DATABASE_URL: database.connectionString,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc',
  });
  const ada = visit({ app: { request } });
  await ada.post(
    '/sign-up/email',
    { name: 'Ada', email: 'ada@example.com', password: goodPassword },
    { Origin: url },
  );
  const headers = { Authorization: `Bearer ${await ada.idToken()}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ title: 'Write the secret diary' });
  await request('/api/tasks/', { method: 'POST', headers, body });
  const found = await request('/api/tasks?filter=diary', { headers });
  await ada.post('/request-password-reset', { email: 'ada@example.com' }, { Origin: url });
  await vi.waitFor(() => expect(spans.map(({ name }) => name)).toContain('job reset-mail'), 30_000);
  stop();
  await ended;

  expect(received[0]).toMatchObject({ path: '/v1/traces', key: 'abc' });
  const create = spans.find(({ name }) => name === 'POST /api/tasks');
  expect(create && [create.kind, read(create)]).toEqual([
    2,
    {
      'http.request.method': 'POST',
      'http.route': '/api/tasks',
      'http.response.status_code': 201,
      'heddle.request_id': expect.any(String),
    },
  ]);
  const statements = spans.filter(({ parentSpanId }) => create && parentSpanId === create.spanId).map(read);
  expect(statements).toContainEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'WITH',
    'db.query.text': expect.stringContaining('insert into tasks (user_id, id, title'),
  });
  const search = spans.find((span) => read(span)['heddle.request_id'] === found.headers.get('X-Request-Id'));
  expect(search?.name).toBe('GET /api/tasks');
  const job = spans.find(({ name }) => name === 'job reset-mail');
  expect(job && read(job)).toMatchObject({ 'heddle.job': 'reset-mail', 'heddle.attempt': 1 });
  expect(received.map(({ text }) => text).join()).not.toMatch(/diary|ada@|Ada/);
});

test.each([
  [
    'refuses',
    async () => (await startCollector({ status: 403 })).endpoint,
    /OTEL_EXPORTER_OTLP_ENDPOINT http:\S+ takes no traces/,
  ],
  ['is away', async () => 'http://127.0.0.1:1', /Heddle is ready/],
])('a collector that %s keeps nobody waiting', async (_, find, line) => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { request, output, stop, ended } = await startServerProcess({
    DATABASE_URL: database.connectionString,
    OTEL_EXPORTER_OTLP_ENDPOINT: await find(),
  });
  expect((await request('/health')).status).toBe(200);
  stop();
  expect(await ended).toEqual([0, null]);
  expect(output()).toMatch(line);
});
