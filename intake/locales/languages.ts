import type { Language } from '../types.ts';

/** The languages besides English whose words for dates are known, each a chunk of its own. */
const languages = new Map<string, () => Promise<Language>>([
  ['de', () => import('./de.ts').then(({ german }) => german)],
  ['es', () => import('./es.ts').then(({ spanish }) => spanish)],
  ['fr', () => import('./fr.ts').then(({ french }) => french)],
  ['nl', () => import('./nl.ts').then(({ dutch }) => dutch)],
  ['pt', () => import('./pt.ts').then(({ portuguese }) => portuguese)],
]);

/** Loads all of them; without those that cannot be loaded. */
export async function loadLanguages(): Promise<Language[]> {
  const loaded = await Promise.all([...languages.values()].map((load) => load().catch(() => undefined)));
  return loaded.filter((language) => language !== undefined);
}

/** Loads the language of a locale; undefined when it is English, unknown, or cannot be loaded. */
export const loadLanguageWords = async (locale: string): Promise<Language | undefined> =>
  languages
    .get(locale.split('-', 1)[0]?.toLowerCase() ?? '')?.()
    .catch(() => undefined);
