import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, toReadableColor } from './color.ts';

const tokensCss = readFileSync(new URL('../app/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...tokensCss.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);
const grounds = ['ground', 'surface', 'raised'];
const named = (pattern: RegExp) => [...tokens.keys()].filter((name) => pattern.test(name));

const worst = (name: string, scheme: 'light' | 'dark', on: string[]) =>
  Math.min(
    ...on.map((ground) => contrast(tokens.get(name)?.[scheme] ?? '', tokens.get(ground)?.[scheme] ?? '')),
  );

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(['text', 'muted', 'accent', 'accent-strong', 'danger', 'success', ...named(/-ink$/)])(
    '%s can be read on every ground',
    (name) => {
      expect(worst(name, scheme, grounds)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['accent', 'accent-strong', 'danger'])('words on %s can be read', (ground) => {
    expect(worst('on-accent', scheme, [ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['control', ...named(/^thread-/), ...named(/^priority-\w+$/), ...named(/^tag-/)])(
    '%s can be told from every ground',
    (name) => {
      expect(worst(name, scheme, grounds)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('a colour of one’s own can be told from its ground, whichever it is', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) => {
      const [, light = '', dark = ''] = /light-dark\((.*), (.*)\)/.exec(toReadableColor(color)) ?? [];
      expect(contrast(light, '#f3efe8')).toBeGreaterThanOrEqual(3);
      expect(contrast(dark, '#262533')).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('a colour that is clear enough in light is left alone', () => {
  expect(toReadableColor('#2563eb')).toMatch(/^light-dark\(#2563eb, /);
});
