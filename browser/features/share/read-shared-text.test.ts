import { expect, it } from 'vitest';
import { readSharedText } from './read-shared-text.ts';

const shared = (given: { title?: string; text?: string; url?: string }) =>
  readSharedText({ title: '', text: '', url: '', ...given });

it.each([
  ['its own field', { title: 'Weaving', url: 'https://example.org/a' }, 'Weaving'],
  ['the text alone', { text: 'https://example.org/a' }, 'example.org/a'],
  ['the text, with a title', { title: 'Weaving', text: 'https://example.org/a' }, 'Weaving'],
  ['the end of the text', { text: '“The warp”\n https://example.org/a' }, '“The warp”'],
])('saves a link found in %s', (_where, given, title) => {
  expect(shared(given)).toEqual({ kind: 'link', title, url: 'https://example.org/a' });
});

it('makes tasks of a text, also where it mentions an address', () => {
  const text = 'read https://example.org/a then call Ann';
  expect(shared({ text })).toEqual({ kind: 'tasks', text });
});

it('keeps a title that the text does not say itself', () => {
  expect(shared({ title: 'Groceries', text: 'milk and eggs' })).toEqual({
    kind: 'tasks',
    text: 'Groceries\nmilk and eggs',
  });
  expect(shared({ title: 'Milk', text: 'Milk and eggs' })).toEqual({ kind: 'tasks', text: 'Milk and eggs' });
});

it('makes a task of an address that is none', () => {
  expect(shared({ url: 'tel:123' })).toEqual({ kind: 'tasks', text: 'tel:123' });
});

it('makes nothing of nothing', () => {
  expect(shared({})).toBeNull();
});
