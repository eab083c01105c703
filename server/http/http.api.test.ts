import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { openDatabase } from '../db/database.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

describe('health', () => {
  it('answers 200 under both addresses while the database answers, without a sign-in', async () => {
    const { request } = await createTestApp();
    for (const path of ['/health', '/api/health']) {
      const response = await request(path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok' });
      expect((await request(path, { method: 'HEAD' })).status).toBe(200);
    }
  });

  it('answers 503 with an error body when the database is down', async () => {
    const database = await createTestDatabase();
    const handle = openDatabase('postgresql://127.0.0.1:1/gone', { onError: () => undefined });
    onTestFinished(async () => {
      await handle.close();
      await database.drop();
    });
    const { request } = await createTestApp({ database: { ...database, handle } });
    const response = await request('/health');
    expect(response.status).toBe(503);
    expect(errorSchema.parse(await response.json()).error.code).toBe('service.unavailable');
  });
});

describe('security headers', () => {
  const pages = [
    '/',
    '/tasks',
    '/api/docs',
    '/api/tasks',
    '/api/nothing',
    '/api/auth/get-session',
    '/health',
  ];

  it.each(pages)('stand on %s, whatever its answer', async (path) => {
    const { request } = await createTestApp();
    const { headers } = await request(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('microphone=(self)');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
  });

  it('allow only scripts from this origin: no inline script, no eval, no frame', async () => {
    const { request } = await createTestApp();
    for (const path of pages) {
      const policy = (await request(path)).headers.get('Content-Security-Policy') ?? '';
      const directives = Object.fromEntries(
        policy.split(/;\s*/).map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources];
        }),
      );
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(directives).toMatchObject({
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      });
    }
  });

  it('require HTTPS only where the address uses it', async () => {
    const header = 'Strict-Transport-Security';
    const plain = await createTestApp();
    expect((await plain.request('/health')).headers.get(header)).toBeNull();
    const secure = await createTestApp({ config: { baseUrl: 'https://tasks.example.com' } });
    expect((await secure.request('/health')).headers.get(header)).toMatch(/^max-age=\d{8}/);
  });
});

describe('an address of the API', () => {
  it('that does not exist is answered with 404 and an error body', async () => {
    const { signUp, request } = await createTestApp();
    const ada = await signUp();
    for (const path of ['/api/nothing', '/api', '/api/tasks/a/b', '/api/organization', '/api/tasks.json']) {
      const response = await ada.send('GET', path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(errorSchema.parse(await response.json()).error.code).toBe('http.not_found');
      expect([path, (await request(path)).status]).toEqual([path, 401]);
    }
    expect((await ada.send('PUT', '/api/tasks', {})).status).toBe(404);
    expect((await request('/nothing.txt')).status).toBe(404);
    expect((await request('/tasks', { method: 'POST' })).status).toBe(404);
  });

  it('is refused without a token, with a wrong one, and by the cookie alone', async () => {
    const { signUp, request } = await createTestApp();
    const ada = await signUp();
    const attempts: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer nothing' },
      { Authorization: ada.authorization.replace('Bearer', 'Basic') },
      { Authorization: `${ada.authorization}x` },
      { Cookie: ada.cookie },
    ];
    for (const headers of attempts) {
      const response = await request('/api/tasks', { headers });
      expect([headers, response.status]).toEqual([headers, 401]);
      expect(errorSchema.parse(await response.json()).error.code).toBe('auth.unauthenticated');
    }
    expect((await request('/api/tasks', { headers: { Authorization: ada.authorization } })).status).toBe(200);
  });

  it('is never cached', async () => {
    const { signUp } = await createTestApp();
    const ada = await signUp();
    for (const path of ['/api/tasks', '/api/sync', '/api/nothing'])
      expect((await ada.send('GET', path)).headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers HEAD like GET without a body, and grants other origins nothing by OPTIONS', async () => {
    const { signUp, request } = await createTestApp();
    const ada = await signUp();
    const headers = { Authorization: ada.authorization };
    const head = await request('/api/tasks', { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await request('/api/nothing', { method: 'HEAD', headers })).status).toBe(404);
    const preflight = await request('/api/tasks', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.ok).toBe(false);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('input that no schema sees', () => {
  it('is refused with 400 when it is not JSON', async () => {
    const { signUp, request } = await createTestApp();
    const ada = await signUp();
    for (const [type, body] of [
      ['application/json', '{'],
      ['application/json', ''],
      ['text/plain', '{"title":"x"}'],
      ['application/x-www-form-urlencoded', 'title=x'],
    ] as const) {
      const response = await request('/api/tasks', {
        method: 'POST',
        headers: { Authorization: ada.authorization, 'Content-Type': type },
        body,
      });
      expect([type, body, response.status]).toEqual([type, body, 400]);
      expect(errorSchema.parse(await response.json()).error.code).toBe('input.invalid');
    }
  });

  it('is refused with 413 over 1 MB, with or without a Content-Length', async () => {
    const { signUp, request } = await createTestApp();
    const ada = await signUp();
    const big = new Blob([JSON.stringify({ title: 'x', description: 'y'.repeat(1_100_000) })]);
    for (const body of [big, big.stream()]) {
      const response = await request('/api/tasks', {
        method: 'POST',
        headers: { Authorization: ada.authorization, 'Content-Type': 'application/json' },
        body,
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      });
      expect(response.status).toBe(413);
      expect(errorSchema.parse(await response.json()).error.code).toBe('input.too_large');
    }
  });
});

describe('compression', () => {
  it('is used for long lists if the client accepts it, and never for short responses', async () => {
    const { signUp, request } = await createTestApp();
    const ada = await signUp();
    for (let index = 0; index < 20; index++)
      await ada.call('POST', '/api/tasks/', { title: `Water fern number ${index}` });
    const get = (path: string, encoding: string) =>
      request(path, { headers: { Authorization: ada.authorization, 'Accept-Encoding': encoding } });

    const plain = await get('/api/tasks', 'identity');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    const packed = await get('/api/tasks', 'gzip, deflate, br');
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(packed.headers.get('Vary')).toBe('Accept-Encoding');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
    expect((await get('/api/tasks', 'br;q=1, gzip;q=0')).headers.get('Content-Encoding')).toBeNull();

    const short = await get('/api/projects', 'gzip, deflate, br');
    expect(short.headers.get('Content-Encoding')).toBeNull();
    expect(await short.json()).toEqual([]);
  });
});
