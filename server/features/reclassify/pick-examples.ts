import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { loadShippedModel, unpackNextPart } from '#intake/theme/classify.ts';
import { similarExamples } from '#intake/theme/personal.ts';
import type { Vocabulary } from '#intake/types.ts';
import { maxExamplesPerTask, maxTitleLengthForModel } from '../../config/limits.ts';

type Example = Vocabulary['examples'][number];

export const shortenForModel = (title: string): string =>
  title.slice(0, maxTitleLengthForModel).toWellFormed();

/** Picks the tasks that the user filed by hand and that are most like these: for each title its own, so that none goes without. */
export async function pickExamples(
  examples: readonly Example[],
  titles: readonly string[],
): Promise<Example[]> {
  if (examples.length === 0) return [];
  // Unpacking the words at once would hold up other requests for some 40 ms.
  while (unpackNextPart()) await yieldToOthers();
  const { lexicon } = loadShippedModel();
  const picked = titles.flatMap((title) => similarExamples(title, examples, lexicon, maxExamplesPerTask));
  const byAge = new Map(picked.map((example) => [example.age, example]));
  return [...byAge.values()].map(({ title, theme }) => ({ title: shortenForModel(title), theme }));
}
