import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesOf, changesSince } from './changelog.ts';

const changelog = `# Changelog

For people.

## Unreleased

## 0.2.0 (2027-01-31)

### Upgrading

Nothing to do.

### Added

- New

## 0.1.0 (2026-11-28)

- Old
`;

test('returns the section of a version', () => {
  expect(changesOf(changelog, '0.1.0')).toBe('- Old');
  expect(changesOf(changelog, '0.2.0')).toMatch(/^### Upgrading[\s\S]*- New$/);
  expect(changesOf(changelog, '0.3.0')).toBeUndefined();
});

test('returns what is newer than a version, without empty sections', () => {
  expect(changesSince(changelog, '0.1.0')?.map(({ heading }) => heading)).toEqual(['0.2.0 (2027-01-31)']);
  expect(changesSince(changelog, '0.2.0')).toEqual([]);
  expect(changesSince(changelog, '0.3.0')).toBeUndefined();
});

test('the changelog has a section for the version of the package, which says what to do when upgrading', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const text = changesOf(readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8'), version);
  expect(text).toMatch(/^### Upgrading$/m);
});
