import { describe, expect, test } from 'vitest';
import { loginPath, safeOrigin } from './origin.ts';

describe('the page to return to', () => {
  test('is any path of this site, with its query', () => {
    expect(safeOrigin('/theme/work?sort=asc#done')).toBe('/theme/work?sort=asc#done');
    expect(loginPath('/search?q=milk & bread')).toBe('/login?from=%2Fsearch%3Fq%3Dmilk%2520%26%2520bread');
  });

  test('is home when none was given', () => {
    expect([safeOrigin(null), safeOrigin(''), safeOrigin('tasks')]).toEqual(['/', '/', '/']);
    expect(loginPath('/')).toBe('/login');
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
    expect(safeOrigin(from)).toBe('/');
  });

  test('is never a sign-in page, which would lead back here', () => {
    expect([safeOrigin('/login?from=/login'), safeOrigin('/signup'), safeOrigin('/reset')]).toEqual([
      '/',
      '/',
      '/',
    ]);
  });

  test('is the resolved path, so dots cannot smuggle one in', () => {
    expect(safeOrigin('/a/..//evil.example')).toBe('/');
  });
});
