import { expect, test } from 'vitest';
import { createRecoveryCodes, readCode } from './recovery-codes.ts';

test('recovery codes are ten, all different, and in letters nobody mistakes', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
});

test.each([
  ['123456', 'totp', '123456'],
  [' 123 456 ', 'totp', '123456'],
  ['123-456', 'totp', '123456'],
  ['k7m2p-x9fgh', 'recovery', 'k7m2p-x9fgh'],
  ['K7M2P x9fgh', 'recovery', 'k7m2p-x9fgh'],
  ['k7m2px9fgh', 'recovery', 'k7m2p-x9fgh'],
  ['1234567', 'recovery', '12345-67'],
])('%j is read as %s code %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code });
});
