import { LRUCache } from 'lru-cache';
import { chooseLanguage } from '#intake/locales/choose-language.ts';
import { loadLanguages } from '#intake/locales/languages.ts';
import { readCapture } from '#intake/read-capture.ts';
import type { Reading } from '#intake/reading.ts';
import type { TimesOfDay, Vocabulary } from '#intake/types.ts';
import { maxVocabulariesPerWorker } from '../../config/limits.ts';

/** Texts for a worker thread. */
export interface IntakeRequest {
  texts: readonly string[];
  /** Local wall time of the capture, `YYYY-MM-DDTHH:MM:SS`. */
  now: string;
  /** BCP 47. */
  locale: string;
  timesOfDay?: TimesOfDay;
  /** Splits texts however sure that is, as `readCapture` does. */
  splitsAlways?: boolean;
  /** Identifies the vocabulary, which is only sent to a worker that has replied that it does not know it. */
  vocabularyId: number;
  vocabulary?: Vocabulary;
}

/** The reading of each text; null if the vocabulary has to be sent as well. */
export type IntakeReply = Reading[] | null;

/** Kept as objects, because the engine indexes a vocabulary once for each object. */
const vocabularies = new LRUCache<number, Vocabulary>({ max: maxVocabulariesPerWorker });

// Loads the models, which the first text would otherwise wait for.
readCapture('um so I need to call Ana about the rent and then buy some milk and oh yeah feed the cat', {
  now: '2026-01-01T00:00:00',
  locale: 'en',
  vocabulary: { themes: ['Work'], threads: [], projects: [], tags: [], examples: [] },
});

/** Understands texts in a worker thread; `createIntakePool` calls it. */
export default async function understandTexts({
  texts,
  now,
  locale,
  timesOfDay,
  splitsAlways = false,
  vocabularyId,
  vocabulary = vocabularies.get(vocabularyId),
}: IntakeRequest): Promise<IntakeReply> {
  if (!vocabulary) return null;
  vocabularies.set(vocabularyId, vocabulary);
  const languages = await loadLanguages();
  return texts.map((text) => {
    const language = chooseLanguage(text, locale, languages);
    const context = {
      now,
      locale,
      vocabulary,
      ...(timesOfDay && { timesOfDay }),
      ...(language && { language }),
    };
    return readCapture(text, context, { splitsAlways });
  });
}
