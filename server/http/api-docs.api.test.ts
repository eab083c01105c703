import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractCalls } from '../testing/check-response.ts';
import { createTestApp } from '../testing/test-app.ts';

/** Lists the calls of section 7 of the specification that the server has so far. */
const specified = [
  'GET /api/organization/themes',
  'GET /api/organization/overview',
  'GET /api/organization/themes/{id}/threads',
  'GET /api/tasks',
  'POST /api/tasks',
  'PUT /api/tasks/{id}',
  'DELETE /api/tasks/{id}',
  'PATCH /api/tasks/{id}/status',
  'POST /api/tasks/bulk-reclassify',
  'GET /api/projects',
  'GET /api/projects/{id}/tasks',
  'POST /api/projects/{id}/tasks',
];

const contentSchema = z.record(z.string(), z.strictObject({ schema: z.looseObject({}).optional() }));
const operationSchema = z.strictObject({
  operationId: z.string(),
  summary: z.string().min(3),
  description: z.string().optional(),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['query', 'path', 'header']),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: z.looseObject({}),
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.boolean().optional(), content: contentSchema }).optional(),
  responses: z
    .record(
      z.string().regex(/^([1-5]\d\d|default)$/),
      z.strictObject({ description: z.string(), content: contentSchema.optional() }),
    )
    .optional(),
});
const documentSchema = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.object({ title: z.literal('Heddle'), version: z.string(), description: z.string() }),
  paths: z.record(
    z.string().startsWith('/api/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operationSchema),
  ),
  components: z.object({
    schemas: z.record(z.string().regex(/^[A-Z][A-Za-z]+$/), z.looseObject({})),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })),
  }),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});

async function readDocument() {
  const { request, app } = await createTestApp();
  const response = await request('/api/openapi.json');
  expect(response.status).toBe(200);
  const document = documentSchema.parse(await response.json());
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
  return { document, operations, mounted: app.routes };
}

/** Finds every example anywhere in a value, with the schema it belongs to. */
function collectExamples(value: unknown): { schema: JsonSchema; example: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(collectExamples);
  if (typeof value !== 'object' || value === null) return [];
  const { examples, ...schema } = value as { examples?: unknown };
  const own = Array.isArray(examples) ? examples.map((example: unknown) => ({ schema, example })) : [];
  return [...own, ...Object.values(value).flatMap(collectExamples)];
}
type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

/** Finds every `$ref` anywhere in a value. */
function collectRefs(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectRefs);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : collectRefs(inner),
  );
}

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 and names every call of the specification and of the contract', async () => {
    const { operations } = await readDocument();
    const names = operations.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(specified));
    expect(names.filter((name) => !name.includes(' /api/auth/')).sort()).toEqual(
      [
        ...contractCalls,
        'GET /api/recordings/{id}/audio',
        'GET /api/events',
        'GET /api/health',
        'GET /api/tasks/bulk-reclassify/runs/latest/events',
        'POST /api/assistant/conversations/{id}/messages',
        'POST /api/assistant/conversations/{id}/retry',
      ].sort(),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('has every route under /api except its own and the page that a sign-in comes back to', async () => {
    const { operations, mounted } = await readDocument();
    const routes = mounted.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
    const calls = new Set(
      routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`),
    );
    const pages = ['/api/docs', '/api/docs.css', '/api/docs.js', '/api/auth/oidc/callback'];
    for (const page of ['/api/openapi.json', ...pages]) calls.delete(`GET ${page}`);
    expect([...calls].sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it('gives examples that match their schemas', async () => {
    const { document } = await readDocument();
    const examples = collectExamples(document);
    expect(examples.length).toBeGreaterThan(10);
    for (const { schema, example } of examples)
      expect(() => z.fromJSONSchema(schema).parse(example)).not.toThrow();

    const { signUp } = await createTestApp();
    const ada = await signUp();
    const filter = document.paths['/api/tasks']?.get?.parameters?.find(({ name }) => name === 'filter');
    const filters = z.array(z.string()).min(2).parse(filter?.schema.examples);
    for (const text of filters)
      expect(await ada.call('GET', `/api/tasks/?filter=${encodeURIComponent(text)}`)).toEqual([]);
  });

  it('has every schema that it refers to, and refers to every schema that it has', async () => {
    const { document } = await readDocument();
    const referred = new Set(collectRefs(document));
    expect(referred.size).toBeGreaterThan(15);
    expect([...referred].sort()).toEqual(
      Object.keys(document.components.schemas)
        .map((name) => `#/components/schemas/${name}`)
        .sort(),
    );
  });

  it('declares exactly the parameters that its paths have', async () => {
    const { operations } = await readDocument();
    for (const { name, parameters = [] } of operations) {
      const declared = parameters.filter((parameter) => parameter.in === 'path');
      expect([name, declared.map((parameter) => parameter.name)]).toEqual([
        name,
        [...name.matchAll(/{(\w+)}/g)].map((match) => match[1]),
      ]);
      for (const parameter of declared) expect(parameter.required).toBe(true);
    }
  });

  it('says how each call succeeds and in which shape it fails', async () => {
    const { operations } = await readDocument();
    for (const { name, responses = {}, security } of operations) {
      const ofAccounts = name.includes(' /api/auth/');
      const $ref = `#/components/schemas/${ofAccounts ? 'Refusal' : 'Error'}`;
      const error = { 'application/json': { schema: { $ref } } };
      expect([name, Object.keys(responses).filter((status) => /^2/.test(status)).length]).toEqual([name, 1]);
      for (const [status, { content }] of Object.entries(responses))
        if (!/^2/.test(status)) expect([name, status, content]).toEqual([name, status, error]);
      expect(responses).toHaveProperty('default');
      if (ofAccounts) expect([[], [{ session: [] }]]).toContainEqual(security);
    }
  });
});

describe('the page of the API', () => {
  it('shows every call and schema, links to what is there, and has neither inline script nor inline style', async () => {
    const { request } = await createTestApp();
    const response = await request('/api/docs');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    const page = await response.text();
    const { document, operations } = await readDocument();
    for (const { name, summary } of operations) {
      expect(page).toContain(`<code>${name}</code>`);
      expect(page).toContain(summary.replaceAll("'", '&#39;'));
    }
    for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`<h3 id="${name}">`);
    expect(page).toContain('{ <code>email</code> string, <code>password</code> string,');
    expect(page).toMatch(/<code>theme_id<\/code> \(query\)<\/dt><dd>uuid or &quot;inbox&quot;/);

    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect(page).not.toMatch(
      /<script(?! src="\/api\/docs\.js" defer><\/script>)|<style|\sstyle=|\son\w+=|javascript:/i,
    );
    expect(page).not.toContain('[object ');

    const sheet = page.match(/<link rel="stylesheet" href="([^"]+)">/)?.[1] ?? '';
    const css = await request(sheet);
    expect(css.headers.get('Content-Type')).toMatch(/^text\/css/);
    expect(await css.text()).toContain('body {');
    const script = await request('/api/docs.js');
    expect(script.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });
});
