import { expect, test } from 'vitest';
import { getLinkBase } from './reset-links.ts';

const getBase = (requestUrl: string, baseUrl?: string) => getLinkBase({ baseUrl, requestUrl });

test('BASE_URL decides, whatever address the request was sent to', () => {
  expect(getBase('http://evil.example/api', 'https://tasks.example.com')).toBe('https://tasks.example.com');
});

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://192.168.1.20:3000',
  'http://10.0.0.5',
  'http://172.16.3.4',
  'http://100.101.102.103:3000',
  'http://[fd00::7]:3000',
  'http://nas:3000',
  'http://nas.local',
  'https://tasks.home.arpa',
  'http://heddle.lan',
  'http://heddle.internal',
])('%s can only be in the network of whoever asks', (origin) => {
  expect(getBase(`${origin}/api/auth/request-password-reset`)).toBe(origin);
});

test.each([
  'http://evil.example',
  'http://6.6.6.6',
  'http://172.32.0.1',
  'http://[2001:db8::1]',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://192.168.1.20.nip.io',
  'http://local.com',
  'http://nas.local.evil.example',
])('%s may be a trap and is not put in a mail', (origin) => {
  expect(getBase(`${origin}/api/auth/request-password-reset`)).toBeUndefined();
});
