import { describe, expect, test } from 'vitest';
import { buildLoginPath, toSafeReturnPath } from './return-path.ts';

describe('the page to return to', () => {
  test('is any path of this site, with its query', () => {
    expect(toSafeReturnPath('/theme/work?sort=asc#done')).toBe('/theme/work?sort=asc#done');
    expect(buildLoginPath('/search?q=milk & bread')).toBe(
      '/login?from=%2Fsearch%3Fq%3Dmilk%2520%26%2520bread',
    );
  });

  test('is home when none was given', () => {
    expect([toSafeReturnPath(null), toSafeReturnPath(''), toSafeReturnPath('tasks')]).toEqual([
      '/',
      '/',
      '/',
    ]);
    expect(buildLoginPath('/')).toBe('/login');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n//evil.example',
    ' //evil.example',
  ])('is never another site: %j', (from) => {
    expect(toSafeReturnPath(from)).toBe('/');
  });

  test('is never a sign-in page, which would lead back here', () => {
    expect([
      toSafeReturnPath('/login?from=/login'),
      toSafeReturnPath('/signup'),
      toSafeReturnPath('/reset'),
    ]).toEqual(['/', '/', '/']);
  });

  test('is the resolved path, so dots cannot smuggle one in', () => {
    expect(toSafeReturnPath('/a/..//evil.example')).toBe('/');
  });
});
