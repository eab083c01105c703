import { describe, expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { classify } from './classify.ts';
import type { Example } from './personal.ts';

const { themes } = someone().vocabulary;
/** Newest first. */
const themeOf = (title: string, examples: readonly Example[]) =>
  classify(title, { themes: [...themes, 'Garden'], examples })[0]?.theme;
const times = (count: number, title: string, theme: string) =>
  Array.from({ length: count }, () => ({ title, theme }));

describe('who changes their mind', () => {
  it.each([
    ['pay rent', 'Finance', 'Personal'],
    ['gym', 'Health', 'Personal'],
    ['call Priya', 'Personal', 'Work'],
    ['mow lawn', 'Personal', 'Garden'],
    ['buy milk', 'Garden', 'Shopping'],
  ])('has "%s" filed as they did last, however often they filed it otherwise', (title, before, after) => {
    expect(themeOf(title, [...times(1, title, after), ...times(10, title, before)])).toBe(after);
    expect(themeOf(title, [...times(1, title, before), ...times(10, title, after)])).toBe(before);
  });

  it.each([
    ['email Priya', 'call Priya', 'Personal', 'Work'],
    ['pay the rent', 'pay rent', 'Finance', 'Personal'],
    ['mow the lawn again', 'mow lawn', 'Personal', 'Garden'],
  ])('has "%s" filed like "%s" the last time', (title, like, before, after) => {
    expect(themeOf(title, [...times(1, like, after), ...times(4, like, before)])).toBe(after);
  });

  it('keeps what they filed with just these words, whatever they filed since with others', () => {
    const since = [
      { title: 'pay the dentist', theme: 'Finance' },
      { title: 'buy rose soil', theme: 'Shopping' },
    ];
    expect(themeOf('dentist', [...since, { title: 'dentist', theme: 'Health' }])).toBe('Health');
    expect(themeOf('prune roses', [...since, { title: 'prune roses', theme: 'Garden' }])).toBe('Garden');
  });

  it('keeps what they filed many times where a newer task shares but a word', () => {
    const examples = [
      { title: 'buy paint for the office', theme: 'Work' },
      ...['paint the fence', 'fence paint', 'paint the shed'].map((title) => ({ title, theme: 'Garden' })),
    ];
    expect(themeOf('paint the gate', examples)).toBe('Garden');
  });
});
