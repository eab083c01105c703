import { expect, test } from 'vitest';
import { computeTotp, isCurrentTotp } from './totp.ts';

/** The secret of RFC 6238, appendix B; its codes there have eight digits, of which six are the last. */
const secret = '12345678901234567890';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%i seconds after the epoch the code is %s', (seconds, code) => {
  expect(computeTotp(secret, seconds * 1000)).toBe(code);
});

test('a code is current half a minute early and late, and no longer', () => {
  const isCurrentAt = (seconds: number) => isCurrentTotp(secret, '081804', seconds * 1000);
  expect([1_111_111_079, 1_111_111_109, 1_111_111_139].map(isCurrentAt)).toEqual([true, true, true]);
  expect([1_111_111_049, 1_111_111_140].map(isCurrentAt)).toEqual([false, false]);
});
