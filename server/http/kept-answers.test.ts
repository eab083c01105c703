import { expect, it } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

/** Asks for answers, and counts how often one had to be made. */
function createAsker() {
  const keep = createKeptAnswers();
  let made = 0;
  return {
    made: () => made,
    ask: (key: string, revision: number, answer: unknown) =>
      keep(key, revision, async () => {
        made += 1;
        return JSON.stringify(answer);
      }),
  };
}

it('makes an answer once for a revision, and anew for the next', async () => {
  const { ask, made } = createAsker();
  expect(await ask('ada', 1, ['one'])).toBe('["one"]');
  expect(await ask('ada', 1, ['changed without a revision'])).toBe('["one"]');
  expect(await ask('ada', 2, ['two'])).toBe('["two"]');
  expect(made()).toBe(2);
});

it('keeps the answers of different questions apart', async () => {
  const { ask } = createAsker();
  await ask('ada', 1, 'hers');
  expect(await ask('eve', 1, 'another')).toBe('"another"');
  expect(await ask('ada', 1, 'later')).toBe('"hers"');
});

it('lets go of those used longest ago when they grow too many', async () => {
  const { ask, made } = createAsker();
  const long = 'x'.repeat(3_000_000);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await ask(key, 1, long);
  await ask('a', 1, long);
  await ask('f', 1, long);
  expect(made()).toBe(6);
  await ask('a', 1, long);
  expect(made()).toBe(6);
  await ask('b', 1, long);
  expect(made()).toBe(7);
});

it('answers what is too long to keep, and keeps the others', async () => {
  const { ask, made } = createAsker();
  await ask('short', 1, 'short');
  for (const _time of [1, 2]) expect(await ask('long', 1, 'x'.repeat(5_000_000))).toHaveLength(5_000_002);
  await ask('short', 1, 'short');
  expect(made()).toBe(3);
});

it('keeps nothing of what failed', async () => {
  const keep = createKeptAnswers();
  await expect(keep('ada', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await keep('ada', 1, async () => 'back')).toBe('back');
});
