import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { loadShippedModel, unpackNextPart } from '#intake/theme/classify.ts';
import { similarExamples } from '#intake/theme/personal.ts';
import type { Vocabulary } from '#intake/types.ts';
import { maxReclassifyExamples, maxTitleLengthForModel } from '../../config/limits.ts';

type Example = Vocabulary['examples'][number];

export const shortenForModel = (title: string): string =>
  title.slice(0, maxTitleLengthForModel).toWellFormed();

/** Picks the tasks that the user filed by hand and that are most like one of these titles, most alike first. */
export async function pickExamples(
  examples: readonly Example[],
  titles: readonly string[],
): Promise<Example[]> {
  if (examples.length === 0) return [];
  // Unpacking the words at once would hold up other requests for some 40 ms.
  while (unpackNextPart()) await yieldToOthers();
  const { lexicon } = loadShippedModel();
  const best = new Map<number, ReturnType<typeof similarExamples>[number]>();
  for (const title of titles)
    for (const found of similarExamples(title, examples, lexicon, maxReclassifyExamples)) {
      const known = best.get(found.age);
      if (!known || known.similarity < found.similarity) best.set(found.age, found);
    }
  return [...best.values()]
    .toSorted((one, other) => other.similarity - one.similarity || one.age - other.age)
    .slice(0, maxReclassifyExamples)
    .map(({ title, theme }) => ({ title: shortenForModel(title), theme }));
}
