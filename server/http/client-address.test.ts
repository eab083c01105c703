import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createClientAddress, toNetwork } from './client-address.ts';

async function resolveAddress({
  peer,
  forwarded,
  trusted = [],
}: {
  peer?: string;
  forwarded?: string;
  trusted?: string[];
}): Promise<string> {
  const clientAddress = createClientAddress(trusted, { warn: () => undefined });
  const app = new Hono().get('/', (c) => c.text(clientAddress(c)));
  const response = await app.request(
    '/',
    {},
    peer && { incoming: { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } } },
  );
  return response.text();
}

test('the address is that of the socket', async () => {
  expect(await resolveAddress({ peer: '203.0.113.1' })).toBe('203.0.113.1');
  expect(await resolveAddress({ peer: '::ffff:203.0.113.1' })).toBe('203.0.113.1');
  expect(await resolveAddress({ peer: '2001:db8::1' })).toBe('2001:db8::1');
});

test('a header from an untrusted peer changes nothing', async () => {
  expect(await resolveAddress({ peer: '203.0.113.1', forwarded: '1.2.3.4' })).toBe('203.0.113.1');
  expect(await resolveAddress({ peer: '203.0.113.1', forwarded: '1.2.3.4', trusted: ['10.0.0.0/8'] })).toBe(
    '203.0.113.1',
  );
});

test('behind trusted proxies it is the last address that they did not write themselves', async () => {
  const trusted = ['10.0.0.0/8', '::1'];
  expect(await resolveAddress({ peer: '10.0.0.1', forwarded: '1.2.3.4', trusted })).toBe('1.2.3.4');
  expect(await resolveAddress({ peer: '::ffff:10.0.0.1', forwarded: '1.2.3.4', trusted })).toBe('1.2.3.4');
  expect(await resolveAddress({ peer: '::1', forwarded: '6.6.6.6, 1.2.3.4, 10.0.0.2', trusted })).toBe(
    '1.2.3.4',
  );
  expect(await resolveAddress({ peer: '10.0.0.1', trusted })).toBe('10.0.0.1');
});

test('a malformed address is ignored', async () => {
  expect(await resolveAddress({ peer: '10.0.0.1', forwarded: 'unknown', trusted: ['10.0.0.0/8'] })).toBe(
    '10.0.0.1',
  );
});

test('a request without a socket counts as local', async () => {
  expect(await resolveAddress({})).toBe('127.0.0.1');
});

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s lies in %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test('one warning names the proxy that nobody has declared, and what to set', async () => {
  const warnings: string[] = [];
  const clientAddress = createClientAddress(['10.0.0.0/8'], { warn: (text: string) => warnings.push(text) });
  const app = new Hono().get('/', (c) => c.text(clientAddress(c)));
  const ask = (peer: string, headers: Record<string, string>) =>
    app.request('/', {}, { incoming: { socket: { remoteAddress: peer }, headers } });
  await ask('172.17.0.1', {});
  await ask('10.0.0.7', { 'x-forwarded-for': '203.0.113.1' });
  expect(warnings).toEqual([]);
  await ask('::ffff:172.17.0.1', { 'x-forwarded-for': '203.0.113.1' });
  await ask('172.17.0.2', { 'x-forwarded-for': '203.0.113.1' });
  expect(warnings).toEqual([
    expect.stringMatching(/from 172\.17\.0\.1 is ignored.*TRUSTED_PROXIES=172\.17\.0\.1$/),
  ]);
});
