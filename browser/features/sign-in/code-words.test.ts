import { expect, test } from 'vitest';
import { readCodeProblem } from './code-words.ts';

test.each([
  ['', false, 'Code is required'],
  [' - ', true, 'Code is required'],
  ['12345', false, 'A code has 6 digits'],
  ['k7m2p-x9fgh', false, 'A code has 6 digits'],
  ['k7m2p', true, 'A code has 6 digits; a recovery code has 10 letters and digits'],
  ['123 456', false, undefined],
  ['123 456', true, undefined],
  ['K7M2P x9fgh', true, undefined],
])('%j, with recovery codes taken: %s, says: %s', (typed, takesRecoveryCodes, text) => {
  expect(readCodeProblem(typed, { takesRecoveryCodes })?.text).toBe(text);
});
