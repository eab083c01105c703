import { useSyncExternalStore } from 'react';
import { type Language, languages } from '#contract/vocabularies.ts';
import { showIn } from './area.ts';

/** The language that was chosen on this device, since the sign-in pages and the first paint have no account. */
const key = 'heddle.language';
/** In development, `heddle.language` may be `pseudo`, which shows what is not translated. */
type Shown = Language | 'pseudo';

let shown: Shown = 'en';
/** The locale of what is shown, found when it is first asked for: every date in a list asks. */
let locale: string | undefined;
const listeners = new Set<() => void>();

const isLanguage = (name: string | null): name is Language => languages.some((language) => language === name);

/** Returns the first of the browser's languages that Heddle speaks, else English. */
const ofBrowser = (): Language =>
  navigator.languages.map((tag) => tag.split('-', 1)[0] ?? '').find(isLanguage) ?? 'en';

/** Shows a language, `automatic` for the browser's, and remembers it on this device. */
export async function chooseLanguage(choice: Language | 'automatic'): Promise<void> {
  try {
    if (choice === 'automatic') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Where storage is switched off, the next start has the browser's language.
  }
  await show(choice === 'automatic' ? ofBrowser() : choice);
}

const readStored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off.
    return null;
  }
};

/** Returns the choice of this device. */
export function readChosenLanguage(): Language | 'automatic' {
  const stored = readStored();
  return isLanguage(stored) ? stored : 'automatic';
}

/** Shows the language of this device; resolves once its texts are there. */
export async function startLanguage(): Promise<void> {
  const stored = readStored();
  if (import.meta.env.DEV && stored === 'pseudo') return show('pseudo');
  await show(isLanguage(stored) ? stored : ofBrowser());
}

async function show(language: Shown): Promise<void> {
  await showIn(language);
  shown = language;
  locale = undefined;
  if (typeof document !== 'undefined') document.documentElement.lang = getLanguage();
  for (const listener of listeners) listener();
}

/** Returns the language that everything is shown in. */
export const getLanguage = (): Language => (shown === 'pseudo' ? 'en' : shown);

/**
 * Returns the language with the user's region, such as `de-AT`, for dates, numbers and lists by `Intl`: the first of the
 * browser's locales in that language; without one, `en-GB` for English, and else the language alone.
 */
export function getLocale(): string {
  locale ??= findLocale(getLanguage());
  return locale;
}

function findLocale(language: Language): string {
  const own = navigator.languages.find((tag) => tag.split('-', 1)[0] === language);
  return own ?? (language === 'en' ? 'en-GB' : language);
}

/** Returns the locale that texts are understood in first: that of the chosen language, else the browser's, which may be one that no screen is written in. */
export const getTextLocale = (): string =>
  readChosenLanguage() === 'automatic' ? navigator.language : getLocale();

/** Formats a number as the user's region writes it: `12,345`. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(getLocale(), options);

/** Makes the first letter a capital, as where a text stands alone or begins a line. */
export const capitalize = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(getLocale()) + text.slice(1);

/** Makes a format of `Intl` when it is first used, and anew after the language changed. */
export function perLocale<Format>(create: (locale: string) => Format): () => Format {
  let made: { locale: string; format: Format } | undefined;
  return () => {
    const locale = getLocale();
    if (made?.locale !== locale) made = { locale, format: create(locale) };
    return made.format;
  };
}

/** Returns the shown language, live; what uses it as a key is made anew in another language. */
export const useLanguage = (): Shown =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
