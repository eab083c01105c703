import { describe, expect, it } from 'vitest';
import { answerBySearch, contentWords, matchWords, wordsOfText } from './match-words.ts';

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
    expect(titles(matchWords(tasks, wordsOfText(text)))).toEqual(found);
  });
});

describe('a question', () => {
  it('is about its content words', () => {
    expect(contentWords("When do I have to call the dentist's office?")).toEqual([
      'call',
      'dentist',
      'office',
    ]);
    expect(contentWords('What are my groceries and classes?')).toEqual(['grocer', 'classe']);
    expect(contentWords('What is due?')).toEqual([]);
  });

  it('is answered by what has most of its words, open tasks first', () => {
    expect(titles(answerBySearch(tasks, contentWords('Which tooth does the milk help?')))).toEqual([
      'Call the dentist',
      'Buy oat milk',
      'Milking course',
    ]);
  });
});
