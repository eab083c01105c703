import { useEffect, useState } from 'react';
import { getTextLocale } from '#browser/i18n/language.ts';
import { loadLanguageWords } from '#intake/locales/languages.ts';
import type { ParsedWhenText } from '#intake/read-when.ts';
import { toWallTime } from './wall-clock.ts';

/** Reads dates, times and recurrence from a text, relative to now and in the browser's language. */
export type WhenReader = (text: string) => ParsedWhenText;

let reader: WhenReader | undefined;

async function loadReader(): Promise<WhenReader> {
  const [{ readWhen }, language] = await Promise.all([
    import('#intake/read-when.ts'),
    loadLanguageWords(getTextLocale()),
  ]);
  reader = (text) =>
    readWhen(text, {
      now: toWallTime(new Date()),
      locale: getTextLocale(),
      ...(language && { language }),
    });
  return reader;
}

/** Returns undefined until the reader is loaded, and where it cannot be. */
export function useWhenReader(): WhenReader | undefined {
  const [loaded, setLoaded] = useState(() => reader);
  useEffect(() => {
    if (loaded) return;
    let current = true;
    loadReader().then(
      (made) => current && setLoaded(() => made),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [loaded]);
  return loaded;
}
