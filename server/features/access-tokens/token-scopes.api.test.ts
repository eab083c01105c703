import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { type AccessTokenScope, accessTokenScopes } from '#contract/vocabularies.ts';
import { createSignedInApp } from '../../testing/test-app.ts';
import { findScopes } from './token-scopes.ts';

/** Calls that nobody has to be signed in for, or that take the session cookie. */
const unguarded =
  /^\w+ \/api\/(auth\/.*|restore(\/file)?|reminders\/actions|openapi\.json|docs|docs\.css|docs\.js|health)$/;

/** The calls by the scopes that a token needs for them. A new call has to be added where it belongs. */
const expected: Record<string, string[]> = {
  none: [
    'DELETE /api/access-tokens/:id',
    'DELETE /api/admin/llm-providers/:provider',
    'DELETE /api/admin/speech-models/:name',
    'DELETE /api/calendar/feeds/:id',
    'DELETE /api/calendar/subscriptions/:id',
    'DELETE /api/mail-in',
    'DELETE /api/push/devices/:id',
    'DELETE /api/recordings/:id',
    'DELETE /api/trash',
    'DELETE /api/trash/:id',
    'DELETE /api/webhooks/:id',
    'GET /api/access-tokens',
    'GET /api/admin/llm-providers',
    'GET /api/admin/llm-templates',
    'GET /api/admin/llm-usage',
    'GET /api/admin/local-models',
    'GET /api/admin/speech-models',
    'GET /api/admin/system-status',
    'GET /api/calendar/feeds',
    'GET /api/calendar/subscriptions',
    'GET /api/events',
    'GET /api/mail-in',
    'GET /api/push/devices',
    'GET /api/push/key',
    'GET /api/webhooks',
    'GET /api/webhooks/:id/deliveries',
    'PATCH /api/calendar/subscriptions/:id',
    'POST /api/access-tokens',
    'POST /api/admin/backups/verify',
    'POST /api/admin/llm-providers',
    'POST /api/admin/llm-providers/:provider/models',
    'POST /api/admin/llm-providers/:provider/test',
    'POST /api/calendar/feeds',
    'POST /api/calendar/feeds/:id/renew',
    'POST /api/calendar/subscriptions',
    'POST /api/calendar/subscriptions/:id/refresh',
    'POST /api/mail-in/renew',
    'POST /api/push/devices',
    'POST /api/push/devices/:id/test',
    'POST /api/trash/erase',
    'POST /api/webhooks',
    'POST /api/webhooks/:id/deliveries/:delivery_id/resend',
    'POST /api/webhooks/:id/secret',
    'POST /api/webhooks/:id/test',
    'PUT /api/admin/llm-providers/:provider/activate',
    'PUT /api/admin/speech-models/:name',
    'PUT /api/mail-in',
    'PUT /api/webhooks/:id',
  ],
  read: [
    'GET /api/activity',
    'GET /api/assistant/conversations',
    'GET /api/assistant/conversations/:id',
    'GET /api/calendar/events',
    'GET /api/export',
    'GET /api/focus/sessions',
    'GET /api/focus/timer',
    'GET /api/imports/:id',
    'GET /api/imports/latest',
    'GET /api/mindfulness/sessions',
    'GET /api/notes',
    'GET /api/organization/overview',
    'GET /api/organization/themes',
    'GET /api/organization/themes/:id/threads',
    'GET /api/profile',
    'GET /api/projects',
    'GET /api/projects/:id/tasks',
    'GET /api/recordings',
    'GET /api/recordings/:id',
    'GET /api/recordings/:id/audio',
    'GET /api/recordings/usage',
    'GET /api/settings',
    'GET /api/sync',
    'GET /api/tasks',
    'GET /api/tasks/:id',
    'GET /api/tasks/bulk-reclassify/runs/latest',
    'GET /api/tasks/bulk-reclassify/runs/latest/events',
    'GET /api/trash',
  ],
  write: [
    'DELETE /api/focus/sessions/:id',
    'DELETE /api/mindfulness/sessions/:id',
    'DELETE /api/notes/:id',
    'DELETE /api/organization/themes/:id',
    'DELETE /api/organization/threads/:id',
    'DELETE /api/projects/:id',
    'DELETE /api/tasks/:id',
    'PATCH /api/tasks',
    'PATCH /api/tasks/:id/status',
    'POST /api/captures',
    'POST /api/changes/:id/undo',
    'POST /api/flat-voice/process-to-tasks',
    'POST /api/focus/sessions',
    'POST /api/focus/sessions/:id/restore',
    'POST /api/mindfulness/sessions',
    'POST /api/mindfulness/sessions/:id/restore',
    'POST /api/notes',
    'POST /api/notes/:id/restore',
    'POST /api/organization/themes',
    'POST /api/organization/themes/:id/restore',
    'POST /api/organization/threads',
    'POST /api/organization/threads/:id/merge',
    'POST /api/organization/threads/:id/restore',
    'POST /api/projects',
    'POST /api/projects/:id/restore',
    'POST /api/projects/:id/tasks',
    'POST /api/recordings/:id/process-to-tasks',
    'POST /api/refinements/:id/accept',
    'POST /api/refinements/:id/dismiss',
    'POST /api/refinements/:id/questions/:task_id',
    'POST /api/refinements/:id/retry',
    'POST /api/refinements/retry-failed',
    'POST /api/tasks',
    'POST /api/tasks/:id/restore',
    'POST /api/tasks/:id/suggestions',
    'PUT /api/focus/sessions/:id',
    'PUT /api/focus/timer',
    'PUT /api/mindfulness/sessions/:id',
    'PUT /api/notes/:id',
    'PUT /api/organization/themes/:id',
    'PUT /api/organization/threads/:id',
    'PUT /api/projects/:id',
    'PUT /api/recordings/:id/audio',
    'PUT /api/recordings/:id/transcription',
    'PUT /api/tasks/:id',
  ],
  settings: ['PATCH /api/profile', 'PUT /api/settings/:setting'],
  'read and write': [
    'DELETE /api/assistant/conversations/:id',
    'DELETE /api/imports/:id',
    'DELETE /api/tasks/bulk-reclassify/runs/latest',
    'POST /api/assistant/conversations/:id/messages',
    'POST /api/assistant/conversations/:id/restore',
    'POST /api/assistant/conversations/:id/retry',
    'POST /api/assistant/proposals/:id/accept',
    'POST /api/assistant/proposals/:id/refuse',
    'POST /api/imports',
    'POST /api/imports/:id/start',
    'POST /api/imports/:id/undo',
    'POST /api/readings',
    'POST /api/tasks/bulk-reclassify',
    'POST /api/tasks/bulk-reclassify/runs',
    'PUT /api/assistant/conversations/:id',
  ],
};

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ security: z.unknown().optional() }))),
  components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
});

type Route = { method: string; path: string };

const nameOf = ({ method, path }: Route) => `${method} ${path.replace(/(?<=.)\/$/, '')}`;

/** Lists the calls of the app behind the guard, each once. */
function listGuarded(routes: Route[]): Route[] {
  const calls = new Map(
    routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map((route) => [nameOf(route), { method: route.method, path: route.path }]),
  );
  return [...calls].flatMap(([name, route]) => (unguarded.test(name) ? [] : [route]));
}

test('every call is given to the scopes that are meant for it, or to no token', async () => {
  const { app } = await createSignedInApp();
  const found: Record<string, string[]> = {};
  for (const route of listGuarded(app.routes)) {
    const scopes = findScopes(route.method, route.path)?.join(' and ') ?? 'none';
    found[scopes] = [...(found[scopes] ?? []), nameOf(route)].sort();
  }
  expect(found).toEqual(expected);
});

test('what is not known is closed, however its path is written', () => {
  for (const path of [
    '/api/webhook',
    '/api/webhooks',
    '/api/admin/llm-providers',
    '/api/tasks-and-more',
    '/api/Tasks',
    '/api//tasks',
    '/api/constructor',
    '/api/__proto__',
    '/api/',
    '/api',
    '/tasks',
    '/api/undefined',
    '/',
  ])
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'PROPFIND'])
      expect([path, method, findScopes(method, path)]).toEqual([path, method, undefined]);
  expect(findScopes('HEAD', '/api/tasks')).toEqual(['read']);
  expect(findScopes('PROPFIND', '/api/tasks')).toEqual(['write']);
});

test('the guard refuses each call to tokens without its scopes, and to every token what is closed', async () => {
  const { app, ada, request } = await createSignedInApp();
  const createToken = async (scopes: readonly AccessTokenScope[]): Promise<string> =>
    (await ada.call('POST', '/api/access-tokens', { name: 'Script', scopes, expires_in_days: null })).token;
  const tokens = await Promise.all(
    [
      ['read'] as const,
      ['write'] as const,
      ['settings'] as const,
      ['read', 'settings'] as const,
      ['write', 'settings'] as const,
      accessTokenScopes,
    ].map(async (scopes) => ({ scopes, token: await createToken(scopes) })),
  );
  let refusals = 0;
  for (const route of listGuarded(app.routes)) {
    const needed = findScopes(route.method, route.path);
    const path = route.path.replace(/:\w+/g, uuidv7());
    for (const { scopes, token } of tokens) {
      const isEnough = needed?.every((scope) => scopes.some((own) => own === scope)) ?? false;
      if (isEnough) continue;
      const response = await request(path, {
        method: route.method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(route.method !== 'GET' && { body: '{}' }),
      });
      const { code } = errorSchema.parse(await response.json()).error;
      expect([nameOf(route), scopes, response.status, code]).toEqual([
        nameOf(route),
        scopes,
        403,
        needed ? 'access_tokens.missing_scope' : 'access_tokens.session_required',
      ]);
      refusals++;
    }
  }
  expect(refusals).toBeGreaterThan(200);
});

test.each([
  '/api/tasks/../admin/llm-providers',
  '/api/tasks/%2e%2e/admin/llm-providers',
  '/api/tasks/..%2fadmin/llm-providers',
  '/api/tasks%2f..%2fadmin/llm-providers',
  '/api/%61dmin/llm-providers',
  '/api//admin/llm-providers',
  '/api/tasks;/../admin/llm-providers',
  '/api/admin/llm-providers/',
  '/api/admin/llm-providers?tasks',
])('no way of writing a path reaches a closed call: %s', async (path) => {
  const { ada, request } = await createSignedInApp();
  const input = { name: 'Script', scopes: accessTokenScopes, expires_in_days: null };
  const { token } = await ada.call('POST', '/api/access-tokens', input);
  const response = await request(path, { headers: { Authorization: `Bearer ${token}` } });
  expect([403, 404]).toContain(response.status);
  expect(await response.text()).not.toContain('providers":');
});

test('the OpenAPI document names the scopes of each call', async () => {
  const { request } = await createSignedInApp();
  const { paths, components } = documentSchema.parse(await (await request('/api/openapi.json')).json());
  expect(components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  const securityOf = (method: string, path: string) => paths[path]?.[method]?.security;
  expect(securityOf('get', '/api/tasks')).toEqual([{ idToken: [] }, { accessToken: ['read'] }]);
  expect(securityOf('put', '/api/settings/{setting}')).toEqual([
    { idToken: [] },
    { accessToken: ['settings'] },
  ]);
  expect(securityOf('post', '/api/access-tokens')).toBeUndefined();
  expect(securityOf('get', '/api/health')).toEqual([]);
});
