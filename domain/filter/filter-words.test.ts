import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '#messages/en/filter.ts';
import { filterExamples } from './filter-examples.ts';
import {
  dateFields,
  filterWords,
  keyedWords,
  offeredConditions,
  relations,
  signs,
  termByWord,
} from './filter-words.ts';
import { parseFilter } from './parse-filter.ts';

const documentation = readFileSync(new URL('../../docs/filters.md', import.meta.url), 'utf8');
/** Everything between backticks. */
const documented = [...documentation.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.toLowerCase());

it.each(Object.keys(filterWords))('docs/filters.md lists the word “%s”', (word) => {
  expect(documented).toContain(word);
});

it.each(
  Object.entries(keyedWords).flatMap(([key, words]) =>
    Object.keys(words).map((word) => [key, word] as const),
  ),
)('docs/filters.md lists %s:%s', (key, word) => {
  expect(documented).toContain(`${key}:${word}`);
});

it('docs/filters.md lists every date field, relation and sign', () => {
  const spellings = Object.values(relations).flatMap((relation) => [...relation.signs, ...relation.words]);
  for (const name of [...Object.values(dateFields).flatMap(({ names }) => names), ...spellings])
    expect(documented).toContain(name);
  for (const sign of Object.keys(signs))
    expect(
      documented.some((code) => code.startsWith(sign)),
      sign,
    ).toBe(true);
});

const examples = filterExamples.flatMap(([, rows]) => rows);

it('every example in the help is a filter that needs no advice', () => {
  for (const [filter] of examples)
    expect(parseFilter(filter), filter).toMatchObject({ ok: true, advice: [] });
});

it('the help mentions a word of every kind of condition, every date field and every sign', () => {
  const help = examples
    .flatMap(([filter, meaning]) => [filter, english.examples[meaning]])
    .join('\n')
    .toLowerCase();
  const mentioned = new Set(
    [...termByWord].filter(([word]) => help.includes(word)).map(([, { kind }]) => kind),
  );
  expect(mentioned).toEqual(new Set([...termByWord.values()].map(({ kind }) => kind)));
  for (const start of [...Object.keys(dateFields), ...Object.keys(signs)]) expect(help).toContain(start);
});

it('everything that completion offers is read as a condition', () => {
  for (const condition of offeredConditions.keys())
    expect(parseFilter(condition.replace(/: $/, ': today')), condition).toMatchObject({
      ok: true,
      advice: [],
    });
});
