import { LRUCache } from 'lru-cache';
import { chooseLanguage } from '#intake/locales/choose-language.ts';
import { loadLanguages } from '#intake/locales/languages.ts';
import type { UnderstoodTask, Vocabulary } from '#intake/types.ts';
import { understand } from '#intake/understand.ts';
import { maxVocabulariesPerWorker } from '../../config/limits.ts';

/** Texts for a worker thread. */
export interface IntakeRequest {
  texts: readonly string[];
  /** Local wall time of the capture, `YYYY-MM-DDTHH:MM:SS`. */
  now: string;
  /** BCP 47. */
  locale: string;
  /** Names the vocabulary, which is sent only to a worker that answered that it does not know it. */
  vocabularyId: number;
  vocabulary?: Vocabulary;
}

/** The tasks of each text; null when the vocabulary has to be sent along. */
export type IntakeReply = UnderstoodTask[][] | null;

/** The engine also indexes a vocabulary only once, as long as it is the same object. */
const vocabularies = new LRUCache<number, Vocabulary>({ max: maxVocabulariesPerWorker });

/** Loads the models, which the first text would otherwise wait for. */
understand('um so I need to call Ana about the rent and then buy some milk and oh yeah feed the cat', {
  now: '2026-01-01T00:00:00',
  locale: 'en',
  vocabulary: { themes: ['Work'], threads: [], projects: [], tags: [], examples: [] },
});

/** Understands texts in a worker thread; `createIntakePool` calls it. */
export default async function understandTexts({
  texts,
  now,
  locale,
  vocabularyId,
  vocabulary = vocabularies.get(vocabularyId),
}: IntakeRequest): Promise<IntakeReply> {
  if (!vocabulary) return null;
  vocabularies.set(vocabularyId, vocabulary);
  const languages = await loadLanguages();
  return texts.map((text) => {
    const language = chooseLanguage(text, locale, languages);
    return understand(text, { now, locale, vocabulary, ...(language && { language }) });
  });
}
