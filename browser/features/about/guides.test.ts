import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findLinkedGuide, guides, newestChanges } from './guides.ts';

const root = new URL('../../../', import.meta.url);

it.each(guides.map(({ id }) => id))('the guide %s is a file of docs/', (id) => {
  expect(existsSync(new URL(`docs/${id}.md`, root))).toBe(true);
});

it.each(guides.map(({ id }) => id))('the guide %s links to no file of docs/ that is not a guide', (id) => {
  const text = readFileSync(new URL(`docs/${id}.md`, root), 'utf8');
  const links = [...text.matchAll(/\]\(([\w-]+\.md(?:#[^)]*)?)\)/g)].map(([, href = '']) => href);
  expect(links.filter((href) => !findLinkedGuide(href))).toEqual([]);
});

it('finds the guide that a link leads to', () => {
  expect(findLinkedGuide('voice.md#models')).toBe('voice');
  expect(findLinkedGuide('decisions/0001-embedded-postgres.md')).toBeUndefined();
  expect(findLinkedGuide('https://example.com/voice.md')).toBeUndefined();
  expect(findLinkedGuide(undefined)).toBeUndefined();
});

it('takes the newest section of a changelog', () => {
  expect(newestChanges('# Changelog\n\n## 2.0\n\n- New\n\n### Fixed\n\n## 1.0\n\n- Old\n')).toBe(
    '- New\n\n### Fixed',
  );
  expect(newestChanges(readFileSync(new URL('CHANGELOG.md', root), 'utf8'))).toMatch(/^.+/);
});
