import type { LlmFailure } from '#contract/language-models.ts';
import type { ModelFailureTexts } from '#messages/en/model-failures.ts';
import { fillText, type Text } from './fill-text.ts';

type Value = string | number;

/**
 * Says why a language model did not answer (`message`) and what to do about it (`advice`). A failure without the name of its texts,
 * as older versions stored it, or with one that is not known here, keeps its own words.
 */
export function describeFailure(
  { message, advice, text_key = '', values = [], retry_after_seconds }: LlmFailure,
  { failures, paused, names }: ModelFailureTexts,
): { message: string; advice: string } {
  if (!Object.hasOwn(failures, text_key)) return { message, advice };
  const translated = values.map((value) => translateName(value, { names }));
  const texts: { message: Text; advice: Text } = failures[text_key as keyof typeof failures];
  const reason = fillText(texts.message, translated);
  return {
    message: retry_after_seconds === undefined ? reason : describePause(reason, retry_after_seconds, paused),
    advice: fillText(texts.advice, translated),
  };
}

/** Returns the name of a provider; one that only describes it, such as `OpenAI-compatible server`, in the language of `names`. */
export const translateName = <Name extends Value>(
  name: Name,
  { names }: Pick<ModelFailureTexts, 'names'>,
): Name | string => (Object.hasOwn(names, name) ? names[name as keyof typeof names] : name);

const describePause = (message: string, seconds: number, paused: ModelFailureTexts['paused']): string =>
  seconds < 90 ? paused.seconds(message, seconds) : paused.minutes(message, Math.ceil(seconds / 60));
