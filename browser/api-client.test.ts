import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { versionHeader } from '#contract/sync-headers.ts';
import { ApiError, api, NetworkError, setTokenSource } from './api-client.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader(versionHeader, 'test');
    return listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Provides tokens `t1`, `t2`, … and counts how often a renewed one was refused as well. */
function signInWithTokens() {
  let issued = 1;
  const seen = { refused: 0 };
  setTokenSource({
    getToken: async () => `t${issued}`,
    renewToken: async () => {
      issued += 1;
      return `t${issued}`;
    },
    onRefused: () => {
      seen.refused += 1;
    },
  });
  return seen;
}

test('sends JSON with the ID token and returns status, headers and body', async () => {
  signInWithTokens();
  const url = await serve(async (request, response) => {
    const got = await json(request);
    response.writeHead(201, { 'content-type': 'application/json', 'heddle-base-revision': '7' });
    response.end(JSON.stringify({ got, auth: request.headers.authorization }));
  });
  const answer = await api.request({ method: 'POST', path: url, body: { title: 'Milk' } });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('heddle-base-revision')).toBe('7');
  expect(answer.body).toEqual({ got: { title: 'Milk' }, auth: 'Bearer t1' });
});

test('sends a file as it is, and reads how long a busy server wants to be left alone', async () => {
  const url = await serve(async (request, response) => {
    const got = await text(request);
    response.writeHead(429, { 'retry-after': '5', 'content-type': 'application/json' });
    const message = `${request.headers['content-type']} ${got}`;
    response.end(JSON.stringify({ error: { code: 'voice.busy', message } }));
  });
  const file = new Blob(['RIFF'], { type: 'audio/wav' });
  await expect(api.request({ method: 'PUT', path: url, body: file })).rejects.toMatchObject({
    status: 429,
    message: 'audio/wav RIFF',
    retryAfterMs: 5_000,
  });
});

test('an empty answer has no body', async () => {
  const url = await serve((_request, response) => response.writeHead(204).end());
  expect((await api.request({ method: 'DELETE', path: url })).body).toBeUndefined();
});

test('a refused token is renewed once and the request repeated', async () => {
  const seen = signInWithTokens();
  const url = await serve((request, response) => {
    const good = request.headers.authorization === 'Bearer t2';
    response.writeHead(good ? 200 : 401).end('{"fine":true}');
  });
  expect((await api.request({ path: url })).body).toEqual({ fine: true });
  expect(seen.refused).toBe(0);
});

test('a second refusal ends the session and is thrown', async () => {
  const seen = signInWithTokens();
  const url = await serve((_request, response) => response.writeHead(401).end('{}'));
  await expect(api.request({ path: url })).rejects.toMatchObject({ status: 401 });
  expect(seen.refused).toBe(1);
});

test('errors carry status, code, message and the fields at fault', async () => {
  const issues = [{ field: 'title', message: 'is required' }];
  const url = await serve((_request, response) =>
    response.writeHead(400).end(JSON.stringify({ error: { code: 'input.invalid', message: 'No.', issues } })),
  );
  const error = await api.request({ path: url }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, code: 'input.invalid', message: 'No.', issues });
});

test.each([
  [200, ''],
  [200, '{}'],
  [204, ''],
  [401, '{}'],
  [404, '<h1>Not here</h1>'],
  [502, '<h1>Bad gateway</h1>'],
])('an answer from something other than Heddle, %i %j, is a network error', async (status, page) => {
  const seen = signInWithTokens();
  const url = await serve((_request, response) => {
    response.removeHeader(versionHeader);
    response.writeHead(status).end(page);
  });
  await expect(api.request({ method: 'POST', path: url, body: {} })).rejects.toBeInstanceOf(NetworkError);
  expect(seen.refused).toBe(0);
});

test('the sign-in page of a hotel network is a network error', async () => {
  const url = await serve((_request, response) => response.writeHead(200).end('<h1>Welcome, guest</h1>'));
  await expect(api.request({ path: url })).rejects.toBeInstanceOf(NetworkError);
});

test('an unreachable server and one that takes too long are network errors', async () => {
  await expect(api.request({ path: 'http://127.0.0.1:9' })).rejects.toBeInstanceOf(NetworkError);
  const silent = await serve(() => undefined);
  await expect(api.request({ path: silent, timeoutMs: 50 })).rejects.toThrow('did not answer in time');
});

test('a request aborted by the caller rejects with the reason given', async () => {
  const silent = await serve(() => undefined);
  const giveUp = new AbortController();
  const call = api.request({ path: silent, signal: giveUp.signal });
  giveUp.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
});

test('a stream delivers its events in order and resolves when the server ends it', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\n\nevent: revision\nid: 4\nda');
    setTimeout(() => response.end('ta: 4\n\ndata: 5\n\n'), 20);
  });
  const events: string[] = [];
  await api.stream(url, (event) => events.push(event.data), new AbortController().signal, {
    stallTimeoutMs: 1_000,
  });
  expect(events).toEqual(['4', '5']);
});

test('a stream that falls silent is a broken connection', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\n\n');
  });
  const stream = api.stream(url, () => undefined, new AbortController().signal, { stallTimeoutMs: 50 });
  await expect(stream).rejects.toBeInstanceOf(NetworkError);
});
