import { expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

it('allows web and mail links', () => {
  expect(safeAddress('https://example.com/a?b#c')).toBe('https://example.com/a?b#c');
  expect(safeAddress('mailto:ada@example.com')).toBe('mailto:ada@example.com');
});

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.com',
  '/tasks',
  '',
  undefined,
])('rejects %j', (address) => {
  expect(safeAddress(address)).toBeUndefined();
});
