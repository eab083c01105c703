import { functionWord } from '../tokens/function-words.ts';
import { tokenise } from '../tokens/tokenise.ts';
import type { Language } from '../types.ts';

/** English words that are also words of the others. */
const sharedWord = /^(am|an|as|die|do|for|he|in|me|met|no|on|or|over|so|was)$/;

/**
 * Chooses the language of a text by its own words, whatever the locale is; where they do not tell, that of the locale.
 * Undefined for English and for languages that are not known.
 */
export function chooseLanguage(
  text: string,
  locale: string,
  known: readonly Language[],
): Language | undefined {
  const own = known.find(({ language }) => language === locale.split('-', 1)[0]?.toLowerCase());
  const tokens = tokenise(text);
  const words = tokens.filter(({ kind }) => kind === 'word');
  const counts = known.map((language) => ({
    language,
    // In doubt between two, that of the locale.
    count: language.countOwnWords(words) + (language === own ? 0.5 : 0),
  }));
  const best = counts.reduce<(typeof counts)[number] | undefined>(
    (best, one) => (best && best.count >= one.count ? best : one),
    undefined,
  );
  const english = words.filter(({ lower }) => functionWord.test(lower) && !sharedWord.test(lower)).length;
  const isTold = best && best.count >= 1 && best.count > english && best.count * 5 >= words.length;
  return isTold ? best.language : own;
}
