import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeContrast, toReadableColor } from './color.ts';

const tokensCss = readFileSync(new URL('../app/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...tokensCss.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);
const grounds = ['ground', 'surface', 'raised'];
const named = (pattern: RegExp) => [...tokens.keys()].filter((name) => pattern.test(name));

const lowestContrast = (name: string, scheme: 'light' | 'dark', on: string[]) =>
  Math.min(
    ...on.map((ground) =>
      computeContrast(tokens.get(name)?.[scheme] ?? '', tokens.get(ground)?.[scheme] ?? ''),
    ),
  );

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(['text', 'muted', 'accent', 'accent-strong', 'danger', 'success', ...named(/-ink$/)])(
    '%s is readable on every background',
    (name) => {
      expect(lowestContrast(name, scheme, grounds)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['accent', 'accent-strong', 'danger'])('text on %s is readable', (ground) => {
    expect(lowestContrast('on-accent', scheme, [ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['control', ...named(/^thread-/), ...named(/^priority-\w+$/), ...named(/^tag-/)])(
    '%s is visible on every background',
    (name) => {
      expect(lowestContrast(name, scheme, grounds)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('any color a user chooses is visible on its background', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) => {
      const [, light = '', dark = ''] = /light-dark\((.*), (.*)\)/.exec(toReadableColor(color)) ?? [];
      expect(computeContrast(light, '#f3efe8')).toBeGreaterThanOrEqual(3);
      expect(computeContrast(dark, '#262533')).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('a color with enough contrast in light is left alone', () => {
  expect(toReadableColor('#2563eb')).toMatch(/^light-dark\(#2563eb, /);
});
