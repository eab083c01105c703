import { llmCallRate, maxConcurrentLlmCalls } from '../../config/limits.ts';
import type { Pause } from './circuit-breakers.ts';
import { createFailure, createPause } from './failures.errors.ts';

// Reasons not to call a model at all. None of them is logged as an error of a provider.

export const noModel = createFailure('no_model');

export const stillBusy = createFailure('busy', maxConcurrentLlmCalls, llmCallRate.maxCalls);

export const stopped = createFailure('stopped');

export const unreadableKey = createFailure('key_unreadable');

export const spentBudget = (budget: number) => createFailure('budget_spent', budget);

/** Returns why a provider is not called for a while. */
export const paused = ({ failure, remainingMs }: Pause) => createPause(failure, remainingMs);
