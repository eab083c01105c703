import type { LanguageWords } from './translate.ts';

/** The languages besides English whose words for dates are known, each loaded only where it is spoken. */
const languages = new Map<string, () => Promise<LanguageWords>>([
  ['de', () => import('./de.ts').then(({ german }) => german)],
  ['es', () => import('./es.ts').then(({ spanish }) => spanish)],
  ['fr', () => import('./fr.ts').then(({ french }) => french)],
  ['nl', () => import('./nl.ts').then(({ dutch }) => dutch)],
  ['pt', () => import('./pt.ts').then(({ portuguese }) => portuguese)],
]);

/** The words of a locale's language; undefined where it is English or one the intake does not know. */
export const loadLanguageWords = async (locale: string): Promise<LanguageWords | undefined> =>
  languages.get(locale.split('-', 1)[0]?.toLowerCase() ?? '')?.();
