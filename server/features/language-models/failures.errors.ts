import type { LlmFailure } from '#contract/language-models.ts';

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

/** Says of each failure of a language model what follows from it. Its words are in `diagnose.ts` and `refusals.ts`. */
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
} satisfies Record<string, FailureKind>;

/** Why a call to a model failed, or was not made, with a code that `failureKinds` knows. */
export interface ModelFailure extends LlmFailure {
  code: keyof typeof failureKinds;
}
