import { expect, test, vi } from 'vitest';
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

test('the list is read once', async () => {
  await isCommonPassword('password');
  const parse = vi.spyOn(JSON, 'parse');
  expect(await isCommonPassword('qwerty')).toBe(true);
  expect(parse).not.toHaveBeenCalled();
});
