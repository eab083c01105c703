import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { baseRevisionHeader, versionHeader } from '#contract/sync-headers.ts';
import { captureResultSchema } from '#contract/tasks.ts';
import { createTestApp } from '../testing/test-app.ts';
import { listen } from './listen.ts';

/** Serves the app on a real socket, where headers are set directly on node's response. */
async function open() {
  const { app, signUp } = await createTestApp();
  const { port, close } = await listen({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  onTestFinished(() => close({ graceMs: 0 }));
  const { authorization } = await signUp();
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    });
  return { ask, port };
}

it('answers a request with two Host headers with 400', async () => {
  const { port } = await open();
  const send = async (hosts: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /health HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };
  expect(await send('Host: a.example\r\n')).toBe('HTTP/1.1 200 OK');
  expect(await send('Host: a.example\r\nhost: b.example\r\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(await send('Host: a.example\r\nHost: a.example\r\n')).toBe('HTTP/1.1 400 Bad Request');
});

it.each(['/', '/tasks', '/api/docs', '/api/tasks', '/api/nothing', '/api/auth/get-session', '/health'])(
  'stand on %s over a socket too, each of them once',
  async (path) => {
    const { ask } = await open();
    const { headers } = await ask(path);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'self'; script-src 'self'; [^,]+$/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Permissions-Policy')).toBe(
      'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    );
    expect(headers.get(versionHeader)).toMatch(/^\d+\.\d+\.\d+$/);
    expect(headers.get('Cache-Control')).toBe(path === '/' || path === '/tasks' ? 'no-cache' : 'no-store');
  },
);

it('stand on what is refused, and beside the headers of a single answer', async () => {
  const { ask } = await open();
  const refused = await ask('/api/tasks', { method: 'POST', body: '{' });
  expect([refused.status, refused.headers.get('X-Frame-Options')]).toEqual([400, 'DENY']);
  const large = await ask('/api/tasks', { method: 'POST', body: JSON.stringify({ title: 'x'.repeat(2e6) }) });
  expect([large.status, large.headers.get('X-Frame-Options')]).toEqual([413, 'DENY']);

  const created = await ask('/api/tasks', { method: 'POST', body: '{"title":"Water the fern"}' });
  const { tasks } = captureResultSchema.parse(await created.json());
  expect(Number(created.headers.get(baseRevisionHeader))).toBe((tasks[0]?.revision ?? 0) - 1);
  expect(created.headers.get('Content-Type')).toBe('application/json');
  expect(created.headers.get('X-Frame-Options')).toBe('DENY');
});
