import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findLinkedGuide, guides } from './guides.ts';

const root = new URL('../../../', import.meta.url);

it.each(guides)('the guide %s is a file of docs/', (id) => {
  expect(existsSync(new URL(`docs/${id}.md`, root))).toBe(true);
});

it.each(guides)('the guide %s links to no file of docs/ that is not a guide', (id) => {
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
