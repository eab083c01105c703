import { LRUCache } from 'lru-cache';
import type { ProviderName } from '#contract/language-model-limits.ts';
import type { LlmFailure } from '#contract/language-models.ts';
import {
  llmFailuresBeforePause,
  maxCachedLlmProviders,
  maxLlmPauseMs,
  minLlmPauseMs,
} from '../../config/limits.ts';

export type CircuitBreakers = ReturnType<typeof createCircuitBreakers>;

/** A provider that is not called for a while, because of `failure`. */
export interface Pause {
  failure: LlmFailure;
  remainingMs: number;
}

interface Circuit {
  /** Consecutive failures. */
  failures: number;
  lastFailure: LlmFailure;
  /** Milliseconds since the epoch. */
  pausedUntil: number;
}

/** Failures of the provider, which the next call would most likely run into as well; others concern one request. */
const providerFailureCodes = new Set([
  'timeout',
  'unreachable',
  'dropped',
  'provider_down',
  'rate_limit',
  'wrong_key',
  'no_such_model',
  'no_credit',
]);

/**
 * Creates a circuit breaker for each provider of a user. Consecutive failures pause a provider, longer with each further one. After
 * the pause the breaker is half-open: one call tries, and others are refused until it has ended. Each instance has its own.
 */
export function createCircuitBreakers({ clock }: { clock: () => Date }) {
  const circuits = new LRUCache<string, Circuit>({ max: maxCachedLlmProviders });
  const keyOf = (userId: string, provider: ProviderName) => `${userId} ${provider}`;

  return {
    /** Returns the current pause, or undefined if the provider may be called. */
    findPause(userId: string, provider: ProviderName): Pause | undefined {
      const circuit = circuits.get(keyOf(userId, provider));
      const remainingMs = (circuit?.pausedUntil ?? 0) - clock().getTime();
      return circuit && remainingMs > 0 ? { failure: circuit.lastFailure, remainingMs } : undefined;
    },

    /** Records the start of a call, which ends after `timeoutMs` at the latest. */
    startCall(userId: string, provider: ProviderName, timeoutMs: number): void {
      const circuit = circuits.get(keyOf(userId, provider));
      if (circuit && circuit.failures >= llmFailuresBeforePause)
        circuit.pausedUntil = clock().getTime() + timeoutMs;
    },

    /** Records that the user stopped a call, which says nothing of the provider: the next call may try. */
    stopCall(userId: string, provider: ProviderName): void {
      const circuit = circuits.get(keyOf(userId, provider));
      if (circuit) circuit.pausedUntil = clock().getTime();
    },

    /** Records how a call ended; `failure` is absent if it succeeded. */
    endCall(
      userId: string,
      provider: ProviderName,
      { failure, retryAfterMs = 0 }: { failure?: LlmFailure; retryAfterMs?: number | undefined } = {},
    ): void {
      const key = keyOf(userId, provider);
      if (!failure || !providerFailureCodes.has(failure.code)) {
        circuits.delete(key);
        return;
      }
      const failures = (circuits.get(key)?.failures ?? 0) + 1;
      const excess = failures - llmFailuresBeforePause;
      const pauseMs = excess < 0 ? 0 : minLlmPauseMs * 2 ** excess;
      circuits.set(key, {
        failures,
        lastFailure: failure,
        pausedUntil: clock().getTime() + Math.min(Math.max(pauseMs, retryAfterMs), maxLlmPauseMs),
      });
    },

    /** Closes the circuit, as when the user has changed the provider. */
    reset: (userId: string, provider: ProviderName): void => void circuits.delete(keyOf(userId, provider)),
  };
}
