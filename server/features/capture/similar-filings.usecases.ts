import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { loadShippedModel, unpackNextPart } from '#intake/theme/classify.ts';
import { type SimilarExample, similarExamples } from '#intake/theme/personal.ts';
import type { Vocabulary } from '#intake/types.ts';

/**
 * Returns the tasks that the user filed by hand and that are most like these titles: at most `maxPerTitle` for each title, each
 * task once, with its highest similarity.
 */
export async function findSimilarFilings({
  examples,
  titles,
  maxPerTitle,
}: Pick<Vocabulary, 'examples'> & {
  titles: readonly string[];
  maxPerTitle: number;
}): Promise<SimilarExample[]> {
  if (examples.length === 0) return [];
  // Unpacking the lexicon in one go would block the event loop for some 40 ms.
  while (unpackNextPart()) await yieldToEventLoop();
  const { lexicon } = loadShippedModel();
  const byAge = new Map<number, SimilarExample>();
  for (const title of titles)
    for (const found of similarExamples(title, examples, lexicon, maxPerTitle)) {
      const known = byAge.get(found.age);
      if (!known || found.similarity > known.similarity) byAge.set(found.age, found);
    }
  return [...byAge.values()];
}
