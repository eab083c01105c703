import { expect, it } from 'vitest';
import { functionWord } from '../split/task-start.ts';
import { goodsVerbs, nounVerbs, quietVerbs, relaxedVerbs, strongVerbs } from '../tokens/verbs.ts';
import { loose, order } from './clauses.ts';

it('begins a task with an English word that is a strong verb and nothing else', () => {
  expect(strongVerbs).toContain(order);
  for (const others of [goodsVerbs, nounVerbs, quietVerbs, relaxedVerbs]) expect(others).not.toContain(order);
  expect(functionWord.test(order)).toBe(false);
});

it('ends a date with an English word that is a function word and no verb', () => {
  expect(loose).toMatch(functionWord);
  expect(strongVerbs).not.toContain(loose);
});
