import { expect, it } from 'vitest';
import { findOptions } from './find-options.ts';

const options = [
  { label: 'Homework' },
  { label: 'The network' },
  { label: 'Work' },
  { label: 'At work' },
  { label: 'Café', keywords: 'coffee' },
];
const labels = (query: string) => findOptions(options, query).map(({ label }) => label);

it('puts labels that begin with the query first, then those with a word that does, then the rest', () => {
  expect(labels('work')).toEqual(['Work', 'At work', 'Homework', 'The network']);
});

it('ignores accents, case and the order of words', () => {
  expect(labels('CAFE')).toEqual(['Café']);
  expect(labels('coffee')).toEqual(['Café']);
  expect(labels('work at')).toEqual(['At work']);
  expect(labels('tea')).toEqual([]);
});

it('keeps all options in order while the query is empty', () => {
  expect(labels(' ')).toEqual(options.map(({ label }) => label));
});
