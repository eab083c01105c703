import type { Theme } from '#contract/themes.ts';
import { chooseLanguage } from '#intake/locales/choose-language.ts';
import { loadLanguages } from '#intake/locales/languages.ts';
import type { UnderstoodTask } from '#intake/types.ts';
import { refinementChunkTimeoutMs } from '../../config/limits.ts';
import type { AskForObject } from '../language-models/ask-for-object.ts';
import type { ModelResult } from '../language-models/call-model.ts';
import { createThemeIdFinder, type Intake } from '../understanding/understand-text.usecases.ts';
import type { ReadingContext } from './make-reading.ts';
import { createModelContext } from './model-context.ts';
import { type ReadingAnswer, readingAnswerSchema } from './reading-answer.ts';
import { readingInstructions, writeReadingPrompt } from './reading-prompt.ts';

/** A text, and all that is needed to read it. */
export interface TextToRead {
  text: string;
  moment: ReadingContext['moment'];
  themeRows: Theme[];
  themeIdOf: ReturnType<typeof createThemeIdFinder>;
  /** What the intake finds in it; undefined if that takes too long. */
  understood: UnderstoodTask[] | undefined;
  vocabulary: Awaited<ReturnType<Intake['readVocabulary']>>['vocabulary'];
}

/** A model's answer, with the ids behind the short ones that it knows. */
export interface AnsweredReading {
  answer: ReadingAnswer;
  threadIds: Record<string, string>;
  projectIds: Record<string, string>;
}

/** Reads what the intake finds in a text, in the language of its words or else of `locale`. `now` is a floating date-time. */
export async function prepareText({
  intake,
  userId,
  text,
  now,
  locale,
}: {
  intake: Pick<Intake, 'read' | 'readVocabulary'>;
  userId: string;
  text: string;
  now: string;
  locale: string;
}): Promise<TextToRead> {
  const { vocabulary, themeRows, timesOfDay } = await intake.readVocabulary(userId);
  const [reading] = await intake.read([text], { now, locale, vocabulary, timesOfDay });
  const language = chooseLanguage(text, locale, await loadLanguages());
  return {
    text,
    moment: { now, locale, timesOfDay, ...(language && { language }) },
    themeRows,
    themeIdOf: createThemeIdFinder(themeRows),
    understood: reading ? [...reading.tasks, ...reading.suggestions] : undefined,
    vocabulary,
  };
}

/** Asks the user's model what it finds in a text. */
export async function askForReading({
  askForObject,
  userId,
  text: { text, moment, vocabulary, understood },
  ...limits
}: {
  askForObject: AskForObject;
  userId: string;
  text: TextToRead;
  timeoutMs: number;
  firstChunkTimeoutMs: number;
  signal: AbortSignal;
}): Promise<ModelResult<AnsweredReading>> {
  const titles = understood?.map(({ title }) => title) ?? [text];
  const { prompt, threadIds, projectIds } = await createModelContext(vocabulary, titles);
  const result = await askForObject({
    userId,
    purpose: 'refine',
    instructions: readingInstructions,
    prompt: writeReadingPrompt({ text, now: moment.now, context: prompt }),
    schema: readingAnswerSchema,
    chunkTimeoutMs: refinementChunkTimeoutMs,
    ...limits,
  });
  if (!result.ok) return result;
  return {
    ...result,
    value: {
      answer: result.value,
      threadIds: Object.fromEntries(threadIds),
      projectIds: Object.fromEntries(projectIds),
    },
  };
}
