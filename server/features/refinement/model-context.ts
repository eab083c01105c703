import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { loadShippedModel, unpackNextPart } from '#intake/theme/classify.ts';
import { similarExamples } from '#intake/theme/personal.ts';
import type { Vocabulary } from '#intake/types.ts';
import {
  maxExamplesForModel,
  maxNameLengthForModel,
  maxProjectsForModel,
  maxTagsForModel,
  maxThemesForModel,
  maxThreadsForModel,
} from '../../config/limits.ts';
import { rankByWords } from './rank-by-words.ts';

/** What a model is told of a user, and the ids behind the short names it is told them by: a model cannot invent one. */
export interface ModelContext {
  /** Goes into the prompt as it is. */
  told: {
    themes: string[];
    threads: { id: string; title: string; theme: string }[];
    projects: { id: string; name: string }[];
    tags: string[];
    /** How the user filed tasks that are like these. */
    examples: { title: string; theme: string }[];
  };
  threadIds: ReadonlyMap<string, string>;
  projectIds: ReadonlyMap<string, string>;
}

const shorten = (name: string) => name.slice(0, maxNameLengthForModel).toWellFormed();

/** Chooses what a model needs to know of a user to file these titles: bounded, however much the user has. */
export async function createModelContext(
  vocabulary: Vocabulary,
  titles: readonly string[],
): Promise<ModelContext> {
  const text = titles.join('\n');
  const byName = <Item>(items: readonly Item[], nameOf: (item: Item) => string, max: number) =>
    rankByWords(items, { text, nameOf, max });
  // The vocabulary has the oldest first.
  const threads = byName(vocabulary.threads.toReversed(), ({ title }) => title, maxThreadsForModel);
  const projects = byName(vocabulary.projects.toReversed(), ({ name }) => name, maxProjectsForModel);
  return {
    told: {
      themes: byName(vocabulary.themes, (name) => name, maxThemesForModel),
      threads: threads.map(({ title, theme }, index) => ({
        id: `T${index + 1}`,
        title: shorten(title),
        theme,
      })),
      projects: projects.map(({ name }, index) => ({ id: `P${index + 1}`, name: shorten(name) })),
      tags: byName(vocabulary.tags, (tag) => tag, maxTagsForModel),
      examples: await pickExamples(vocabulary, titles),
    },
    threadIds: new Map(threads.map(({ id }, index) => [`T${index + 1}`, id])),
    projectIds: new Map(projects.map(({ id }, index) => [`P${index + 1}`, id])),
  };
}

/** Picks the tasks that the user filed by hand and that are most like these titles, most alike first. */
async function pickExamples({ examples }: Vocabulary, titles: readonly string[]) {
  if (examples.length === 0) return [];
  // All at once would hold up other requests for some 40 ms.
  while (unpackNextPart()) await yieldToOthers();
  const { lexicon } = loadShippedModel();
  const found = titles.flatMap((title) =>
    similarExamples(shorten(title), examples, lexicon, maxExamplesForModel),
  );
  const best = new Map<number, (typeof found)[number]>();
  for (const one of found.sort((a, b) => b.similarity - a.similarity || a.age - b.age))
    if (!best.has(one.age)) best.set(one.age, one);
  return [...best.values()]
    .slice(0, maxExamplesForModel)
    .map(({ title, theme }) => ({ title: shorten(title), theme }));
}
