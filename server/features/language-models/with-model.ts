import type { LlmFailure } from '#contract/language-models.ts';
import type { ModelPurpose } from '../../db/llm-rows.ts';
import { DecryptionError } from '../../encryption.ts';
import { type CallDependencies, callModel, type ModelResult, type RunModel } from './call-model.ts';
import { keyUnreadable } from './language-models.errors.ts';
import type { ModelSettings } from './model-access.ts';

export interface ModelRequest<Value> {
  userId: string;
  purpose: ModelPurpose;
  /** Limits everything together, waiting included. */
  timeoutMs: number;
  /** Ends the call early, as when the user presses Stop. */
  signal?: AbortSignal | undefined;
  run: RunModel<Value>;
}

/** Calls the user's model. It resolves with the reason when there is no model or the call fails. */
export type WithModel = <Value>(request: ModelRequest<Value>) => Promise<ModelResult<Value>>;

const noModel: LlmFailure = {
  code: 'no_model',
  message: 'No language model is active.',
  advice: 'Add a provider in Admin, or activate one.',
};

/** Creates the one way to call language models: the user's active provider, else the operator's. */
export function createWithModel(dependencies: CallDependencies): WithModel {
  const { models, access } = dependencies;

  /** Returns undefined if the user has no active provider and the operator has set none. */
  async function findActive(userId: string): Promise<ModelSettings | undefined> {
    const active = (await models.list(userId)).find(({ is_active }) => is_active);
    return active ? access.open(userId, active) : access.operator;
  }

  return async ({ userId, purpose, timeoutMs, signal, run }) => {
    const limit = AbortSignal.timeout(timeoutMs);
    let settings: ModelSettings | undefined;
    try {
      settings = await findActive(userId);
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      const { code, message } = keyUnreadable();
      return { ok: false, failure: { code, message, advice: 'Add the provider again in Admin.' } };
    }
    if (!settings) return { ok: false, failure: noModel };
    return callModel({
      ...dependencies,
      userId,
      purpose,
      settings,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      run,
    });
  };
}
