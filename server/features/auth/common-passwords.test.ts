import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  ['password', true],
  ['PassWord', true],
  ['ｐａｓｓｗｏｒｄ', true],
  ['24081990', true],
  ['password correct', false],
  ['correct horse', false],
])('%s is common: %s', async (password, expected) => {
  expect(await isCommonPassword(password)).toBe(expected);
});
