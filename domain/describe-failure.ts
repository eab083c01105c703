import type { LlmFailure } from '#contract/language-models.ts';
import type { ModelFailureTexts } from '#messages/en/model-failures.ts';

type Value = string | number;
type Text = string | ((...values: never[]) => string);

/**
 * Says why a language model did not answer (`message`) and what to do about it (`advice`). A failure without the name of its texts,
 * as older versions stored it, or with one that is not known here, keeps its own words.
 */
export function describeFailure(
  { message, advice, text = '', values = [], pause_seconds }: LlmFailure,
  { failures, paused, names }: ModelFailureTexts,
): { message: string; advice: string } {
  if (!Object.hasOwn(failures, text)) return { message, advice };
  const translated = values.map((value) => translateName(value, { names }));
  const texts: { message: Text; advice: Text } = failures[text as keyof typeof failures];
  const said = fill(texts.message, translated);
  return {
    message: pause_seconds === undefined ? said : describePause(said, pause_seconds, paused),
    advice: fill(texts.advice, translated),
  };
}

/** Returns what a provider is called in another language, if it is not called by a name of its own. */
export const translateName = <Name extends Value>(
  name: Name,
  { names }: Pick<ModelFailureTexts, 'names'>,
): Name | string => (Object.hasOwn(names, name) ? names[name as keyof typeof names] : name);

const fill = (text: Text, values: readonly Value[]): string =>
  typeof text === 'string' ? text : (text as (...given: readonly Value[]) => string)(...values);

const describePause = (message: string, seconds: number, paused: ModelFailureTexts['paused']): string =>
  seconds < 90 ? paused.seconds(message, seconds) : paused.minutes(message, Math.ceil(seconds / 60));
