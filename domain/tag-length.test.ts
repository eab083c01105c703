import { expect, it } from 'vitest';
import * as limits from '#contract/limits.ts';
import { maxTagLength } from '#intake/clauses/find-labels.ts';

it('a word is a tag to the intake exactly as long as the API takes it for one', () => {
  expect(maxTagLength).toBe(limits.maxTagLength);
});
