import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createPublicFetch, discardBody, ForbiddenAddressError, isPublicUrl } from './public-fetch.ts';

const request = { method: 'POST', headers: { 'X-Test': 'yes' }, body: 'hello' };
const limits = { timeoutMs: 500, maxResponseBytes: 1000 };

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/path`, fetch: createPublicFetch({ allowedHosts: [host], ...limits }) };
}

test('an allowed host gets the request, and its response comes back', async () => {
  const { url, fetch } = await serve(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    response.writeHead(201, { Location: '/message/1' });
    response.end(`${incoming.method} ${incoming.headers['x-test']} ${Buffer.concat(chunks)}`);
  });
  const response = await fetch(url, request);
  expect([response.status, response.headers.get('Location')]).toEqual([201, '/message/1']);
  expect(await response.text()).toBe('POST yes hello');
});

test.each([200, 201, 400, 410, 429, 500])(
  'a body that arrives with the headers of a %d can be discarded, soon or late',
  async (status) => {
    const uncaught: unknown[] = [];
    const collect = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', collect);
    onTestFinished(() => void process.off('uncaughtException', collect));
    const { url, fetch } = await serve((_incoming, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"code":410,"errno":103}'),
    );
    for (const delayMs of [0, 0, 5, 20]) {
      const response = await fetch(url, request);
      if (delayMs > 0) await sleep(delayMs);
      await discardBody(response);
      expect(response.status).toBe(status);
    }
    await sleep(20);
    expect(uncaught).toEqual([]);
  },
);

test.each(['discarded', 'left unread'])(
  'the connection of an endless body ends when it is %s',
  async (way) => {
    const closed = Promise.withResolvers<void>();
    const { url, fetch } = await serve((_incoming, response) => {
      response.on('close', closed.resolve).write('x');
    });
    const response = await fetch(url, request);
    if (way === 'discarded') await discardBody(response);
    await closed.promise;
  },
);

test('a body whose host hangs up while nobody reads it fails when it is read', async () => {
  const { url, fetch } = await serve((_incoming, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('x');
    setTimeout(() => response.destroy(), 5);
  });
  const response = await fetch(url, request);
  await sleep(30);
  await expect(response.text()).rejects.toThrow();
});

test('a redirect is not followed', async () => {
  let requests = 0;
  const { url, fetch } = await serve((_incoming, response) => {
    requests++;
    response.writeHead(302, { Location: '/elsewhere' }).end();
  });
  expect((await fetch(url, request)).status).toBe(302);
  expect(requests).toBe(1);
});

test('a response that is too long fails, and so does one that never comes', async () => {
  const long = await serve((_incoming, response) => response.end('x'.repeat(5000)));
  await expect(async () => (await long.fetch(long.url, request)).text()).rejects.toThrow();
  const silent = await serve(() => undefined);
  await expect(silent.fetch(silent.url, request)).rejects.toThrow();
  const endless = await serve((_incoming, response) => response.write('x'));
  await expect(async () => (await endless.fetch(endless.url, request)).text()).rejects.toThrow();
});

test.each([
  'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n',
  'HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n',
  'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: odd\r\n\r\n',
])('an answer that no fetch can give fails the request alone: %j', async (answer) => {
  const server = createTcpServer((socket) => socket.once('data', () => socket.end(answer)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetch = createPublicFetch({ allowedHosts: [host], ...limits });
  await expect(fetch(`http://${host}/`, request)).rejects.toThrow('no usable answer');
});

test.each([
  'https://10.0.0.1/',
  'https://100.64.0.1/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://169.254.169.254/',
  'https://172.31.0.1/',
  'https://192.168.0.1/',
  'https://0.0.0.0/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://localhost/',
  'http://example.com/',
])('%s is no public address', async (address) => {
  expect(isPublicUrl(new URL(address))).toBe(false);
  const fetch = createPublicFetch({ allowedHosts: [], ...limits });
  await expect(fetch(address, request)).rejects.toThrow(ForbiddenAddressError);
});

test.each(['https://push.example.com/', 'https://1.1.1.1/', 'https://[2606:4700::1111]/'])(
  '%s is one',
  (address) => {
    expect(isPublicUrl(new URL(address))).toBe(true);
  },
);

test.each([[['127.0.0.1']], [['93.184.215.14', '10.0.0.1']], [['::1']], [[]]])(
  'a name that leads to %j is refused when connecting',
  async (addresses) => {
    const fetch = createPublicFetch({
      allowedHosts: [],
      ...limits,
      resolveHost: (_hostname, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
    });
    await expect(fetch('https://push.example.com/', request)).rejects.toThrow(ForbiddenAddressError);
  },
);
