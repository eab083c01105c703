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
  /** Limits everything together: waiting for other calls, and further providers. */
  timeoutMs: number;
  /** Waits at most so long for a provider that asks to be asked again later; without it, as long as there is time. */
  maxRetryAfterMs?: number | undefined;
  /** Ends the call early, as when the user presses Stop. */
  signal?: AbortSignal | undefined;
  /** Runs again with the next provider when it throws, until it has called `onAnswer`. */
  run: RunModel<Value>;
}

/** Calls the user's model, and further ones of theirs when it fails. It resolves with the reason when there is none or all fail. */
export type WithModel = <Value>(request: ModelRequest<Value>) => Promise<ModelResult<Value>>;

type Dependencies = CallDependencies & ChainDependencies;

/** Creates the one way to call language models; only the test of a connection calls one past it. */
export function createWithModel(dependencies: Dependencies): WithModel {
  const queue = createCallQueue();
  return async (request) => {
    const { userId, timeoutMs, signal: stop } = request;
    const deadline = performance.now() + timeoutMs;
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = stop ? AbortSignal.any([limit, stop]) : limit;
    const leave = await queue.enter(userId, signal);
    if (!leave) return { ok: false, failure: stop?.aborted ? stopped : stillBusy };
    try {
      return await callInTurn({ ...dependencies, ...request, limit: signal, deadline });
    } finally {
      leave();
    }
  };
}

type Turn<Value> = Dependencies &
  ModelRequest<Value> & {
    /** Aborted when the time is over or the user stops the call. */
    limit: AbortSignal;
    /** By `performance.now()`. */
    deadline: number;
  };

/** Calls one provider after the other until one answers. If none does, the failure of the first is what the user has to mend. */
async function callInTurn<Value>(turn: Turn<Value>): Promise<ModelResult<Value>> {
  const { userId, breakers, signal: stop, deadline, limit, maxRetryAfterMs = Infinity } = turn;
  const chain = await listChain(turn);
  if (chain.length === 0) return { ok: false, failure: noModel };
  const spent = await findSpentBudget(turn);
  if (spent) return { ok: false, failure: spent };
  let first: Failed | undefined;
  let waiting: { settings: ModelSettings; retryAfterMs: number } | undefined;
  for (const [index, settings] of chain.entries()) {
    const pause = settings && breakers.findPause(userId, settings.provider);
    if (!settings || pause) {
      first ??= { ok: false, failure: pause ? paused(pause) : unreadableKey };
      continue;
    }
    const { result, hasAnswered } = await callOne(turn, settings, index < chain.length - 1);
    if (result.ok || hasAnswered || stop?.aborted) return result;
    first ??= result;
    if (result.retryAfterMs !== undefined) waiting ??= { settings, retryAfterMs: result.retryAfterMs };
  }
  if (waiting && waiting.retryAfterMs < Math.min(deadline - performance.now(), maxRetryAfterMs)) {
    await sleep(waiting.retryAfterMs, undefined, { signal: limit }).catch(() => undefined);
    if (stop?.aborted) return { ok: false, failure: stopped };
    return (await callOne(turn, waiting.settings, false)).result;
  }
  return first ?? { ok: false, failure: noModel };
}

type Failed = Extract<ModelResult<unknown>, { ok: false }>;

/** Calls one provider. One that others follow gets a share of the time, so that there is some left for them. */
async function callOne<Value>(
  { limit, deadline, signal: stop, run, ...context }: Turn<Value>,
  settings: ModelSettings,
  othersFollow: boolean,
): Promise<{ result: ModelResult<Value>; hasAnswered: boolean }> {
  const share = new AbortController();
  const shareMs = Math.max(deadline - performance.now(), 0) * (othersFollow ? llmFirstProviderShare : 1);
  const timer = setTimeout(() => share.abort(new DOMException('No answer yet', 'TimeoutError')), shareMs);
  let hasAnswered = false;
  try {
    const result = await callModel({
      ...context,
      settings,
      timeoutMs: shareMs,
      signal: AbortSignal.any([limit, share.signal]),
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
