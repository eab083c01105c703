import { describe, expect, it } from 'vitest';
import { isPlain, wordsOf } from './filter.ts';
import { answerBySearch, filterForText, matchWords, splitWords } from './match-words.ts';
import { parseFilter } from './parse-filter.ts';

const task = (given: {
  title: string;
  description?: string;
  context?: string;
  tags?: string[];
  auto_tags?: string[];
  status?: string;
}) => ({ description: '', context: '', tags: [], auto_tags: [], status: 'pending', ...given });

const tasks = [
  task({ title: 'Zoë at the café', tags: ['lunch'] }),
  task({ title: 'Buy oat milk', context: 'Voice', auto_tags: ['groceries'] }),
  task({ title: 'Call the dentist', description: 'about the milk tooth' }),
  task({ title: 'Milking course', status: 'completed' }),
];
const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

describe('words in title, context and tags', () => {
  it.each([
    ['zoe cafe', ['Zoë at the café']],
    ['MILK', ['Buy oat milk', 'Milking course']],
    ['milk, voice!', ['Buy oat milk']],
    ['grocer', ['Buy oat milk']],
    ['lunch zoe', ['Zoë at the café']],
    ['tooth', []],
    ['oat café', []],
    ['…', []],
  ])('%s finds %j', (text, found) => {
    const { best, count } = matchWords(tasks, splitWords(text), 10);
    expect(titles(best)).toEqual(found);
    expect(count).toBe(found.length);
  });
});

it('counts all and gives the best of them, in the order given where they are alike', () => {
  const many = ['the loom', 'bloom', 'a loom', 'loomed', 'my loom'].map((title) => task({ title }));
  const { best, count } = matchWords(many, ['loom'], 4);
  expect(titles(best)).toEqual(['the loom', 'a loom', 'my loom', 'loomed']);
  expect(count).toBe(5);
  expect(titles(matchWords(many, ['loom'], 2).best)).toEqual(['the loom', 'a loom']);
  expect(titles(matchWords([...many, task({ title: 'Loom' })], ['loom'], 2).best)).toEqual([
    'Loom',
    'the loom',
  ]);
});

it.each([
  'oat milk',
  'today',
  'R&D (all)',
  'call @home !now',
  'say "hi" \\o/',
  'due <= friday',
  'due friday',
  'no date',
  '3 days',
  'next week',
])('%s becomes a filter that looks for its words only', (text) => {
  const parsed = parseFilter(filterForText(text));
  const words = parsed.ok ? wordsOf(parsed.filter) : [];
  expect(parsed.ok && isPlain(parsed.filter)).toBe(true);
  expect(words).toEqual(splitWords(text));
});

it('finds what has most of the words, open tasks first', () => {
  expect(titles(answerBySearch(tasks, ['tooth', 'milk', 'help']))).toEqual([
    'Call the dentist',
    'Buy oat milk',
    'Milking course',
  ]);
});
