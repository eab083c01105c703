import { LRUCache } from 'lru-cache';
import type { ProviderName } from '#contract/language-model-limits.ts';
import {
  llmFailuresBeforePause,
  maxCachedLlmProviders,
  maxLlmPauseMs,
  minLlmPauseMs,
} from '../../config/limits.ts';
import { failureKinds, type ModelFailure } from './failures.errors.ts';

export type CircuitBreakers = ReturnType<typeof createCircuitBreakers>;

/** A provider that is not called for a while, because of `failure`. */
export interface Pause {
  failure: ModelFailure;
  remainingMs: number;
}

interface Circuit {
  /** Consecutive failures. */
  failures: number;
  lastFailure: ModelFailure;
  /** Milliseconds since the epoch. */
  pausedUntil: number;
}

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
      { failure, retryAfterMs = 0 }: { failure?: ModelFailure; retryAfterMs?: number | undefined } = {},
    ): void {
      const key = keyOf(userId, provider);
      if (!failure || !failureKinds[failure.code].pausesProvider) {
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
