import { expect, test } from 'vitest';
import { isAllowed, listLicenses } from './licenses.ts';

const { packages, texts } = listLicenses();

test('every package that a running Heddle needs has a license that lets us hand it on', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(AFL-2.1 OR BSD-3-Clause)', true],
  ['MIT AND ISC', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('“%s” is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test('the list has the texts of the licenses, each once, and nothing that is only for development', () => {
  expect(new Set(texts).size).toBe(texts.length);
  const react = packages.find(({ name }) => name === 'react');
  expect(react && texts[react.text ?? -1]).toMatch(/Permission is hereby granted/);
  expect(packages.filter(({ text }) => text === null).length).toBeLessThan(20);
  expect(packages.map(({ name }) => name)).not.toContain('vitest');
});
