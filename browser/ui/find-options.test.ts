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

it('puts what begins with the words first, then what has a word that does, then the rest', () => {
  expect(labels('work')).toEqual(['Work', 'At work', 'Homework', 'The network']);
});

it('finds whatever the accents, the case and the order of the words', () => {
  expect(labels('CAFE')).toEqual(['Café']);
  expect(labels('coffee')).toEqual(['Café']);
  expect(labels('work at')).toEqual(['At work']);
  expect(labels('tea')).toEqual([]);
});

it('keeps everything, in its order, while nothing is sought', () => {
  expect(labels(' ')).toEqual(options.map(({ label }) => label));
});
