import type { Vocabulary } from '#intake/types.ts';
import {
  maxExamplesForModel,
  maxNameLengthForModel,
  maxProjectsForModel,
  maxTagsForModel,
  maxThemesForModel,
  maxThreadsForModel,
} from '../../config/limits.ts';
import { findSimilarFilings } from '../understanding/similar-filings.usecases.ts';
import { rankByWords } from './rank-by-words.ts';

/** The context about a user that a prompt gives, and the ids behind its short ids. A model cannot invent a short id. */
export interface ModelContext {
  prompt: {
    themes: string[];
    threads: { id: string; title: string; theme: string }[];
    projects: { id: string; name: string }[];
    tags: string[];
    /** Similar tasks that the user filed by hand. */
    examples: { title: string; theme: string }[];
  };
  threadIds: ReadonlyMap<string, string>;
  projectIds: ReadonlyMap<string, string>;
}

const shorten = (name: string) => name.slice(0, maxNameLengthForModel).toWellFormed();

/** Selects what a model needs to know about a user to file these titles. Its size is bounded, however much the user has. */
export async function createModelContext(
  vocabulary: Vocabulary,
  titles: readonly string[],
): Promise<ModelContext> {
  const text = titles.join('\n');
  const byName = <Item>(items: readonly Item[], nameOf: (item: Item) => string, max: number) =>
    rankByWords(items, { text, nameOf, max });
  // The vocabulary lists the oldest first, and newer ones are more likely.
  const threads = byName(vocabulary.threads.toReversed(), ({ title }) => title, maxThreadsForModel);
  const projects = byName(vocabulary.projects.toReversed(), ({ name }) => name, maxProjectsForModel);
  return {
    prompt: {
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

/** Picks the user's own filings that are most like these titles, most alike first, newer ones first among equals. */
async function pickExamples({ examples }: Vocabulary, titles: readonly string[]) {
  const similar = findSimilarFilings({
    examples,
    titles: titles.map(shorten),
    maxPerTitle: maxExamplesForModel,
  });
  return similar
    .sort((one, other) => other.similarity - one.similarity || one.age - other.age)
    .slice(0, maxExamplesForModel)
    .map(({ title, theme }) => ({ title: shorten(title), theme }));
}
