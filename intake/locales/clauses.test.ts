import { expect, it } from 'vitest';
import { functionWord } from '../tokens/function-words.ts';
import { isAlsoGoods, isAlsoNoun, isCommonMidSentence, isTaskVerb, needsNoArticle } from '../tokens/verbs.ts';
import { loose, order } from './clauses.ts';

it('begins a task with an English word that is a strong verb and nothing else', () => {
  expect(isTaskVerb(order)).toBe(true);
  for (const isOther of [isAlsoGoods, isAlsoNoun, isCommonMidSentence, needsNoArticle])
    expect(isOther(order)).toBe(false);
  expect(functionWord.test(order)).toBe(false);
});

it('ends a date with an English word that is a function word and no verb', () => {
  expect(loose).toMatch(functionWord);
  expect(isTaskVerb(loose)).toBe(false);
});
