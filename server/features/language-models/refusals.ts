import { llmCallRate, maxConcurrentLlmCalls } from '../../config/limits.ts';
import type { Pause } from './circuit-breakers.ts';
import type { ModelFailure } from './failures.errors.ts';
import { keyUnreadable } from './language-models.errors.ts';

// Reasons not to call a model at all. None of them is logged as an error of a provider.

export const noModel: ModelFailure = {
  code: 'no_model',
  message: 'No language model is active.',
  advice: 'Add a provider in Admin, or activate one.',
};

export const stillBusy: ModelFailure = {
  code: 'busy',
  message: 'Your language model is still busy with earlier requests.',
  advice: `Heddle sends it at most ${maxConcurrentLlmCalls} requests at a time and ${llmCallRate.maxCalls} in a minute. Try again in a minute.`,
};

export const stopped: ModelFailure = {
  code: 'stopped',
  message: 'The answer was stopped.',
  advice: 'Ask again when you like.',
};

export const unreadableKey: ModelFailure = {
  code: 'key_unreadable',
  message: keyUnreadable().message,
  advice: 'Add the provider again in Admin.',
};

export const spentBudget = (budget: number): ModelFailure => ({
  code: 'budget_spent',
  message: `Today’s ${budget.toLocaleString('en')} tokens are used up.`,
  advice:
    'Raise the daily budget in Admin, or wait for midnight UTC. Until then, Heddle works without a model.',
});

/** Returns why a provider is not called for a while. */
export const paused = ({ failure, remainingMs }: Pause): ModelFailure => ({
  code: 'paused',
  message: `${failure.message} Heddle asks again in ${describeWait(remainingMs)}.`,
  advice: failure.advice,
});

function describeWait(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
