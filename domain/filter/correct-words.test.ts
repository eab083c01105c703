import { describe, expect, it } from 'vitest';
import { correctWords } from './correct-words.ts';
import { foldTask } from './fold.ts';

const task = (title: string, tags: string[] = []) => ({
  title,
  description: '',
  context: '',
  tags,
  auto_tags: [],
});
const tasks = [
  task('Book the dentist'),
  task('Buy Zoë a present for her birthday', ['family']),
  task("Return Ann's umbrella"),
  task('Renew the passport'),
];

describe('a search with a typing error', () => {
  it.each([
    ['dentsit', ['dentist']],
    ['dentis the bok', null],
    ['the dentit', ['the', 'dentist']],
    ['PASSPROT', ['passport']],
    ['birtdhaay', ['birthday']],
    ['umbrelal!', ['umbrella']],
    ['fammily', ['family']],
    ['pressent zoë', ['present', 'zoe']],
  ])('%s means %j', (text, words) => expect(correctWords(tasks, text)).toEqual(words));

  it.each([
    ['nothing wrong', 'dentist'],
    ['the beginning of a word', 'denti'],
    ['too far from every word', 'dneitst'],
    ['two edits in a short word', 'pasort'],
    ['too short to tell', 'zo'],
    ['one word like none', 'dentsit quark'],
    ['nothing', '  '],
  ])('stays as it is: %s', (_, text) => expect(correctWords(tasks, text)).toBeNull());

  it('is corrected among 10,000 tasks of 20,000 different words faster than a person notices', () => {
    const word = (number: number) =>
      number
        .toString(36)
        .padStart(4, 'x')
        .replace(/\d/g, 'qwertzuiop'.charAt(number % 10));
    const many = Array.from({ length: 10_000 }, (_, index) =>
      task(`Write to ${word(index * 977)} about ${word(index * 1493 + 7)}, number ${index}`),
    );
    many.push(task('Book the dentist'));
    for (const one of many) foldTask(one);
    const times = ['dentsit', 'dentsit', 'qqqqqqqqqq'].map((text) => {
      const start = performance.now();
      correctWords(many, text);
      return performance.now() - start;
    });
    expect(correctWords(many, 'dentsit')).toEqual(['dentist']);
    // Takes about 30 ms the first time and 5 ms later on; the bound is wide, because the machine may be busy.
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
