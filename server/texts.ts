import { type Language, languages } from '#contract/vocabularies.ts';
import { fillText } from '#domain/fill-text.ts';
import de from '#messages/de/server.ts';
import en from '#messages/en/server.ts';
import es from '#messages/es/server.ts';
import fr from '#messages/fr/server.ts';
import nl from '#messages/nl/server.ts';
import pt from '#messages/pt/server.ts';

export type Texts = typeof en;

/** A sentence about the server that is put into words once the reader's language is known. */
export type LocalizedText = (texts: Texts['status']) => string;

const texts: Record<Language, Texts> = { en, de, fr, es, pt, nl };

/** Returns what the server says in a language: in mails, notifications and errors. */
export const textsIn = (language: Language): Texts => texts[language];

/** Returns the language of a locale such as `de-AT`, English for one that Heddle does not speak. */
export const toLanguage = (locale: string): Language =>
  languages.find((language) => language === locale.split('-', 1)[0]?.toLowerCase()) ?? 'en';

/** Returns the locale of dates in a language: English ones are British, since the server knows no region. */
export const toDateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** Returns the message of an error code, `undefined` where it has none in the dictionaries. */
export function sayError(
  language: Language,
  code: string,
  values: readonly (string | number)[],
): string | undefined {
  const text = Object.hasOwn(texts.en.errors, code)
    ? texts[language].errors[code as keyof Texts['errors']]
    : undefined;
  return text && fillText(text, values);
}
