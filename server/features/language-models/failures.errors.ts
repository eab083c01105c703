import type { LlmFailure } from '#contract/language-models.ts';
import { describeFailure } from '#domain/describe-failure.ts';
import type { ModelFailureTexts } from '#messages/en/model-failures.ts';
import { textsIn } from '../../texts.ts';

type Texts = ModelFailureTexts['failures'];
type Value = string | number;

/** The name of a failure's texts: its code, or the code and its cause as in `unreachable.here`. */
type FailureText = keyof Texts;
type CodeOf<Name extends FailureText> = Name extends `${infer Code}.${string}` ? Code : Name;

/** A provider that is paused is described by what happened before. */
type FailureCode = CodeOf<FailureText> | 'paused';

interface FailureKind {
  /** The provider's: its next call would most likely fail too, so it is paused after some of them. */
  pausesProvider: boolean;
  /** The same call may succeed later. */
  isTransient: boolean;
  /** Concerns one request only: another one, such as the next batch of a run, may succeed at once. */
  concernsOneRequest: boolean;
  /** Remains until the user does something about it. */
  needsUser: boolean;
}

const none = {
  pausesProvider: false,
  isTransient: false,
  concernsOneRequest: false,
  needsUser: false,
} satisfies FailureKind;

/** Says of each failure of a language model what follows from it. */
export const failureKinds = {
  timeout: { ...none, pausesProvider: true, isTransient: true, concernsOneRequest: true },
  dropped: { ...none, pausesProvider: true, isTransient: true, concernsOneRequest: true },
  unreachable: { ...none, pausesProvider: true, isTransient: true },
  provider_down: { ...none, pausesProvider: true, isTransient: true },
  rate_limit: { ...none, pausesProvider: true, isTransient: true },
  wrong_key: { ...none, pausesProvider: true, needsUser: true },
  no_such_model: { ...none, pausesProvider: true },
  no_credit: { ...none, pausesProvider: true },
  refused: none,
  empty_answer: { ...none, concernsOneRequest: true },
  cut_short: { ...none, concernsOneRequest: true },
  unusable_answer: { ...none, concernsOneRequest: true },
  busy: { ...none, isTransient: true, concernsOneRequest: true },
  paused: { ...none, isTransient: true },
  budget_spent: { ...none, needsUser: true },
  no_model: { ...none, needsUser: true },
  key_unreadable: { ...none, needsUser: true },
  stopped: none,
} satisfies Record<FailureCode, FailureKind>;

/** Why a call to a model failed, or was not made. */
export interface ModelFailure extends LlmFailure {
  code: FailureCode;
}

/** The values of a text: those of its advice, which repeat and continue those of its message, or else those of its message. */
type ValuesOf<Name extends FailureText> = Texts[Name]['advice'] extends (
  ...values: infer Values extends Value[]
) => string
  ? Values
  : Texts[Name]['message'] extends (...values: infer Values extends Value[]) => string
    ? Values
    : [];

/** Returns the failure that a text describes, with its words in English. */
export function createFailure<Name extends FailureText>(key: Name, ...values: ValuesOf<Name>): ModelFailure {
  const [code] = key.split('.', 1) as [CodeOf<Name>];
  return inWords({ code, text_key: key, values, message: '', advice: '' });
}

/** Returns why a provider is not called for a while: what happened before. */
export const createPause = (cause: ModelFailure, remainingMs: number): ModelFailure =>
  inWords({ ...cause, code: 'paused', retry_after_seconds: Math.ceil(remainingMs / 1000) });

const inWords = (failure: ModelFailure): ModelFailure => ({
  ...failure,
  ...describeFailure(failure, textsIn('en')['model-failures']),
});
