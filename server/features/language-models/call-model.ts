import type { CallWarning, LanguageModel } from 'ai';
import type { Logger } from 'pino';
import type { ProviderName } from '#contract/language-model-limits.ts';
import type { ModelPurpose } from '../../db/llm-rows.ts';
import { createId } from '../../ids.ts';
import { AnswerError } from './answer.errors.ts';
import type { CircuitBreakers } from './circuit-breakers.ts';
import { diagnose, readRetryAfter } from './diagnose.ts';
import type { ModelFailure } from './failures.errors.ts';
import type { LanguageModelsRepository } from './language-models.repository.ts';
import type { ModelAccess, ModelSettings } from './model-access.ts';
import { providers } from './providers/registry.ts';
import { stopped } from './refusals.ts';

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/** A model to call. Pass `options` on to `generateText` or `streamText`. */
export interface OpenModel {
  provider: ProviderName;
  /** The model's name, as the provider knows it. */
  name: string;
  options: {
    model: LanguageModel;
    maxOutputTokens: number;
    temperature: number;
    reasoning?: NonNullable<ModelSettings['reasoning_effort']>;
    maxRetries: 0;
    abortSignal: AbortSignal;
  };
  /** Call this once the user sees part of the answer: no other provider is asked then, and the answer may take all the time left. */
  onAnswer: () => void;
}

/** The value that a call returned, with the usage and warnings that the SDK reports. */
export interface ModelAnswer<Value> {
  value: Value;
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined };
  warnings?: readonly CallWarning[] | undefined;
}

/** Calls the model. Throws what the SDK throws, and AnswerError for an answer that cannot be used. */
export type RunModel<Value> = (model: OpenModel) => Promise<ModelAnswer<Value>>;

export type ModelResult<Value> =
  | {
      ok: true;
      value: Value;
      provider: ProviderName;
      model: string;
      usage: TokenUsage;
      latencyMs: number;
      warnings: readonly CallWarning[];
    }
  | {
      ok: false;
      failure: ModelFailure;
      /** When to try again, if the provider said so. */
      retryAfterMs?: number | undefined;
    };

export interface CallDependencies {
  models: LanguageModelsRepository;
  access: ModelAccess;
  breakers: CircuitBreakers;
  clock: () => Date;
  log: Logger;
}

/** Calls one model, records the call with its usage or error, and describes a failure in words. */
export async function callModel<Value>({
  models,
  access,
  breakers,
  clock,
  log,
  userId,
  purpose,
  settings,
  timeoutMs,
  signal,
  stop,
  run,
}: CallDependencies & {
  userId: string;
  purpose: ModelPurpose;
  settings: ModelSettings;
  timeoutMs: number;
  signal: AbortSignal;
  /** Aborted when the user stops the call, which does not count as a failure of the provider. */
  stop?: AbortSignal | undefined;
  run: RunModel<Value>;
}): Promise<ModelResult<Value> & { latencyMs: number }> {
  const { connection, model } = access.connect(settings);
  const { provider, model: name, temperature, max_tokens, reasoning_effort } = settings;
  const called = {
    label: providers[provider].label,
    baseUrl: connection.baseUrl,
    model: name,
    apiKey: connection.apiKey,
  };
  const at = clock();
  breakers.startCall(userId, provider, timeoutMs);
  const startedAt = performance.now();
  const outcome = await run({
    provider,
    name,
    options: {
      model,
      temperature,
      maxOutputTokens: max_tokens,
      ...(reasoning_effort && { reasoning: reasoning_effort }),
      maxRetries: 0,
      abortSignal: stop ? AbortSignal.any([signal, stop]) : signal,
    },
    onAnswer: () => undefined,
  }).then(
    (answer) => ({ answer, usage: answer.usage, failure: undefined, retryAfterMs: undefined }),
    (error: unknown) => ({
      answer: undefined,
      usage: error instanceof AnswerError ? error.usage : {},
      failure: stop?.aborted ? stopped : diagnose(signal.aborted ? signal.reason : error, called),
      retryAfterMs: readRetryAfter(error, at),
    }),
  );
  const latencyMs = Math.round(performance.now() - startedAt);
  const { answer, failure, retryAfterMs } = outcome;
  const isStopped = failure === stopped;
  if (isStopped) breakers.stopCall(userId, provider);
  else breakers.endCall(userId, provider, { ...(failure && { failure }), retryAfterMs });
  const { inputTokens = 0, outputTokens = 0 } = outcome.usage;
  await models.recordCall(userId, {
    id: createId(),
    at,
    provider,
    model: name,
    purpose,
    latency_ms: latencyMs,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    cost: costOf(settings, inputTokens, outputTokens),
    error_code: isStopped ? null : (failure?.code ?? null),
    error_message: isStopped ? null : (failure?.message ?? null),
  });
  log.info({ provider, purpose, latencyMs, failure: failure?.code }, 'Called a language model');
  if (failure) return { ok: false, failure, retryAfterMs, latencyMs };
  return {
    ok: true,
    value: answer.value,
    provider,
    model: name,
    usage: { inputTokens, outputTokens },
    latencyMs,
    warnings: answer.warnings ?? [],
  };
}

const tokensPerPrice = 1_000_000;

/** Returns US dollars, or null when the user gave no prices. */
function costOf(
  { input_price, output_price }: ModelSettings,
  inputTokens: number,
  outputTokens: number,
): number | null {
  if (input_price === null || output_price === null) return null;
  return (inputTokens * input_price + outputTokens * output_price) / tokensPerPrice;
}
