import { loadShippedModel } from '#intake/theme/classify.ts';
import { type SimilarExample, similarExamples } from '#intake/theme/personal.ts';
import type { Vocabulary } from '#intake/types.ts';

/**
 * Returns the tasks that the user filed by hand and that are most like these titles: at most `maxPerTitle` for each title, each
 * task once, with its highest similarity.
 */
export function findSimilarFilings({
  examples,
  titles,
  maxPerTitle,
}: Pick<Vocabulary, 'examples'> & {
  titles: readonly string[];
  maxPerTitle: number;
}): SimilarExample[] {
  if (examples.length === 0) return [];
  const { lexicon } = loadShippedModel();
  const byAge = new Map<number, SimilarExample>();
  for (const title of titles)
    for (const found of similarExamples(title, examples, lexicon, maxPerTitle)) {
      const known = byAge.get(found.age);
      if (!known || found.similarity > known.similarity) byAge.set(found.age, found);
    }
  return [...byAge.values()];
}
