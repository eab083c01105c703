import type { Language } from '../types.ts';

/** The languages besides English whose words for dates are known, each loaded only where it is spoken. */
const languages = new Map<string, () => Promise<Language>>([
  ['de', () => import('./de.ts').then(({ german }) => german)],
  ['es', () => import('./es.ts').then(({ spanish }) => spanish)],
  ['fr', () => import('./fr.ts').then(({ french }) => french)],
  ['nl', () => import('./nl.ts').then(({ dutch }) => dutch)],
  ['pt', () => import('./pt.ts').then(({ portuguese }) => portuguese)],
]);

/** What a locale's language says in English; undefined where it is English, not known, or cannot be loaded. */
export const loadLanguageWords = async (locale: string): Promise<Language | undefined> =>
  languages
    .get(locale.split('-', 1)[0]?.toLowerCase() ?? '')?.()
    .catch(() => undefined);
