import { setTimeout as sleep } from 'node:timers/promises';
import { llmFirstProviderShare } from '../../config/limits.ts';
import type { ModelPurpose } from '../../db/llm-rows.ts';
import { type CallDependencies, callModel, type ModelResult, type RunModel } from './call-model.ts';
import { createCallQueue } from './call-queue.ts';
import type { ModelSettings } from './model-access.ts';
import { type ChainDependencies, findSpentBudget, listChain } from './provider-chain.ts';
import { noModel, paused, stillBusy, stopped, unreadableKey } from './refusals.ts';

export interface ModelRequest<Value> {
  userId: string;
  purpose: ModelPurpose;
  /** Limits the whole request, including waiting for other calls and further providers. */
  timeoutMs: number;
  /** Limits the wait for a turn, and for a provider that answers with Retry-After; without it, `timeoutMs` does. */
  maxRetryAfterMs?: number | undefined;
  /** Whether to wait where the user's calls of a minute are used up; without it, as long as `maxRetryAfterMs` allows. */
  waitsForRate?: boolean;
  /** Ends the call early, as when the user presses Stop. */
  signal?: AbortSignal | undefined;
  /** Called again with the next provider when it throws, unless it has called `onAnswer`. */
  run: RunModel<Value>;
}

/** Calls the user's active model, and then their other ones if it fails. Resolves with the reason if there is none or all fail. */
export type WithModel = <Value>(request: ModelRequest<Value>) => Promise<ModelResult<Value>>;

type Dependencies = CallDependencies & ChainDependencies;

/** Creates `withModel`, through which every call to a language model goes except the test of a connection. */
export function createWithModel(dependencies: Dependencies): WithModel {
  const queue = createCallQueue();
  return async (request) => {
    const { userId, timeoutMs, maxRetryAfterMs = timeoutMs, waitsForRate = true, signal: stop } = request;
    const deadline = performance.now() + timeoutMs;
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = stop ? AbortSignal.any([limit, stop]) : limit;
    const chain = await listChain({ ...dependencies, userId });
    if (chain.length === 0) return { ok: false, failure: noModel };
    const release = await queue.acquire(userId, { signal, maxWaitMs: maxRetryAfterMs, waitsForRate });
    if (!release) return { ok: false, failure: stop?.aborted ? stopped : stillBusy };
    try {
      return await callChain({ ...dependencies, ...request, chain, deadline, deadlineSignal: signal });
    } finally {
      release();
    }
  };
}

type ChainCall<Value> = Dependencies &
  ModelRequest<Value> & {
    /** The providers to try, at least one. */
    chain: Awaited<ReturnType<typeof listChain>>;
    /** Aborted when the time is up or the user stops the call. */
    deadlineSignal: AbortSignal;
    /** By `performance.now()`. */
    deadline: number;
  };

/** Tries the providers in order until one answers. If none does, returns the failure of the first, which is the one to fix. */
async function callChain<Value>(call: ChainCall<Value>): Promise<ModelResult<Value>> {
  const { userId, chain, breakers, signal: stop, deadline, deadlineSignal } = call;
  const { maxRetryAfterMs = Infinity } = call;
  const spent = await findSpentBudget(call);
  if (spent) return { ok: false, failure: spent };
  let first: Failed | undefined;
  let retryable: { settings: ModelSettings; retryAfterMs: number } | undefined;
  for (const [index, settings] of chain.entries()) {
    const pause = settings && breakers.findPause(userId, settings.provider);
    if (!settings || pause) {
      first ??= { ok: false, failure: pause ? paused(pause) : unreadableKey };
      continue;
    }
    const { result, hasAnswered } = await callOne(call, settings, index < chain.length - 1);
    if (result.ok || hasAnswered || stop?.aborted) return result;
    first ??= result;
    if (result.retryAfterMs !== undefined) retryable ??= { settings, retryAfterMs: result.retryAfterMs };
  }
  if (retryable && retryable.retryAfterMs < Math.min(deadline - performance.now(), maxRetryAfterMs)) {
    await sleep(retryable.retryAfterMs, undefined, { signal: deadlineSignal }).catch(() => undefined);
    if (stop?.aborted) return { ok: false, failure: stopped };
    return (await callOne(call, retryable.settings, false)).result;
  }
  return first ?? { ok: false, failure: noModel };
}

type Failed = Extract<ModelResult<unknown>, { ok: false }>;

/** Calls one provider. All but the last get only a share of the time left, so that there is some for the next. */
async function callOne<Value>(
  { deadline, deadlineSignal, signal: stop, run, ...context }: ChainCall<Value>,
  settings: ModelSettings,
  hasNext: boolean,
): Promise<{ result: ModelResult<Value>; hasAnswered: boolean }> {
  const share = new AbortController();
  const shareMs = Math.max(deadline - performance.now(), 0) * (hasNext ? llmFirstProviderShare : 1);
  const timer = setTimeout(() => share.abort(new DOMException('No answer yet', 'TimeoutError')), shareMs);
  let hasAnswered = false;
  try {
    const result = await callModel({
      ...context,
      settings,
      timeoutMs: shareMs,
      signal: AbortSignal.any([deadlineSignal, share.signal]),
      stop,
      run: (model) =>
        run({
          ...model,
          onAnswer: () => {
            hasAnswered = true;
            clearTimeout(timer);
          },
        }),
    });
    return { result, hasAnswered };
  } finally {
    clearTimeout(timer);
  }
}
