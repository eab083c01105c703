import type { LanguageWords } from '#intake/locales/translate.ts';

/** The languages besides English whose words for dates are known, each loaded only where it is spoken. */
const languages = new Map<string, () => Promise<LanguageWords>>([
  ['de', () => import('#intake/locales/de.ts').then(({ german }) => german)],
  ['es', () => import('#intake/locales/es.ts').then(({ spanish }) => spanish)],
  ['fr', () => import('#intake/locales/fr.ts').then(({ french }) => french)],
  ['nl', () => import('#intake/locales/nl.ts').then(({ dutch }) => dutch)],
  ['pt', () => import('#intake/locales/pt.ts').then(({ portuguese }) => portuguese)],
]);

/** The words of the browser's language; undefined where it is English or one the intake does not know. */
export const loadLanguageWords = async (): Promise<LanguageWords | undefined> =>
  languages.get(navigator.language.slice(0, 2))?.();
