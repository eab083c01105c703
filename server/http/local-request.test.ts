import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';
import { createIsOpenedHere } from './local-request.ts';

const log = pino({ level: 'silent' });

async function ask({
  url = 'http://localhost:3000/',
  peer = '127.0.0.1',
  headers = {},
  baseUrl,
  trustedProxies = [],
}: {
  url?: string;
  peer?: string;
  headers?: Record<string, string>;
  baseUrl?: string;
  trustedProxies?: string[];
}): Promise<boolean> {
  const isOpenedHere = createIsOpenedHere({
    clientAddress: createClientAddress(trustedProxies, log),
    baseUrl,
  });
  const app = new Hono();
  app.get('/', (c) => c.json(isOpenedHere(c)));
  const small = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const incoming = { socket: { remoteAddress: peer }, connection: { remoteAddress: peer }, headers: small };
  return (await (await app.request(url, { headers }, { incoming })).json()) as boolean;
}

it('takes a page at a loopback name for one that is opened on this machine', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '127.8.0.1', '[::1]:3000'])
    expect(await ask({ url: `http://${host}/` }), host).toBe(true);
  for (const peer of ['::1', '::ffff:127.0.0.1']) expect(await ask({ peer }), peer).toBe(true);
  expect(await ask({ baseUrl: 'http://localhost:3000' })).toBe(true);
});

it('takes no other page for one', async () => {
  for (const host of ['tasks.example.com', '192.168.1.5:3000', 'localhost.example.com', '127.0.0.1.nip.io'])
    expect(await ask({ url: `http://${host}/` }), host).toBe(false);
  for (const peer of ['192.168.1.5', 'fe80::1', '::ffff:10.0.0.1'])
    expect(await ask({ peer }), peer).toBe(false);
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
    expect(await ask({ headers: { [name]: '127.0.0.1' } }), name).toBe(false);
    expect(await ask({ headers: { [name]: '127.0.0.1' }, trustedProxies: ['127.0.0.1'] }), name).toBe(false);
  }
  expect(await ask({ baseUrl: 'https://tasks.example.com' })).toBe(false);
});
