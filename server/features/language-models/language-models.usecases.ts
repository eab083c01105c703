import { type CallWarning, generateText } from 'ai';
import {
  defaultOutputTokens,
  defaultTemperature,
  type ProviderName,
  providerNames,
} from '#contract/language-model-limits.ts';
import type {
  ListLlmModels,
  LlmModels,
  LlmProvider,
  LlmProviders,
  LlmTemplate,
  LlmTest,
  LlmUsage,
  NewLlmProvider,
} from '#contract/language-models.ts';
import { cleanText } from '#contract/text.ts';
import { translateName } from '#domain/describe-failure.ts';
import {
  llmListTimeoutMs,
  llmTestTimeoutMs,
  llmUsageMs,
  maxLlmErrorsShown,
  maxLlmTestAnswerLength,
} from '../../config/limits.ts';
import type { StoredProvider } from '../../db/llm-rows.ts';
import { DecryptionError } from '../../encryption.ts';
import { createRedaction } from '../../redaction.ts';
import type { Texts } from '../../texts.ts';
import { AnswerError } from './answer.errors.ts';
import { type CallDependencies, callModel } from './call-model.ts';
import type { CircuitBreakers } from './circuit-breakers.ts';
import { diagnose } from './diagnose.ts';
import {
  apiKeyMissing,
  baseUrlMissing,
  hostNotAllowed,
  keyUnreadable,
  operatorProvider,
  providerNotFound,
} from './language-models.errors.ts';
import type { LanguageModelsRepository } from './language-models.repository.ts';
import type { ModelAccess, ModelSettings } from './model-access.ts';
import { providers } from './providers/registry.ts';

/** What the providers of a user are listed with. */
export interface ListsProviders {
  models: Pick<LanguageModelsRepository, 'list'>;
  access: ModelAccess;
}

interface Context {
  models: LanguageModelsRepository;
  access: ModelAccess;
  userId: string;
}

type Named = Context & { provider: ProviderName };

/** Lists the operator's provider, then the user's in the order they were added. The user's replaces the operator's of the same name. */
export async function listProviders({
  models,
  access,
  userId,
}: ListsProviders & { userId: string }): Promise<LlmProviders> {
  const own = await models.list(userId);
  const { operator } = access;
  const hasActive = own.some(({ is_active }) => is_active);
  const isHidden = own.some(({ provider }) => provider === operator?.provider);
  const listed: LlmProvider[] = own.map((row) => ({
    ...withoutKey(row),
    has_api_key: row.api_key !== null,
    origin: 'user',
  }));
  if (operator && !isHidden) {
    const { apiKey, ...shown } = operator;
    listed.unshift({
      ...shown,
      is_active: !hasActive,
      has_api_key: apiKey !== undefined,
      origin: 'operator',
      created_at: null,
    });
  }
  return { providers: listed, active_provider: listed.find(({ is_active }) => is_active)?.provider ?? null };
}

/** Returns whether a provider is active, the user's or the operator's. */
export async function hasActiveModel(context: ListsProviders & { userId: string }): Promise<boolean> {
  return (await listProviders(context)).active_provider !== null;
}

function withoutKey({ api_key, ...shown }: StoredProvider) {
  return shown;
}

/** Returns the initial values of the form for each provider, by its name; what it is called, in the words of `texts`. */
export function listTemplates({
  access,
  texts,
}: Pick<Context, 'access'> & { texts: Texts }): Record<string, LlmTemplate> {
  return Object.fromEntries(
    providerNames.map((name) => {
      const { label, defaultModel, needsApiKey, keysUrl } = providers[name];
      const defaultBaseUrl = access.defaultBaseUrl(name);
      const template: LlmTemplate = {
        provider: name,
        name: translateName(label, texts['model-failures']),
        default_model: defaultModel,
        max_tokens: defaultOutputTokens,
        temperature: defaultTemperature,
        needs_api_key: needsApiKey,
        needs_base_url: defaultBaseUrl === undefined,
        default_base_url: defaultBaseUrl ?? null,
        keys_url: keysUrl ?? null,
      };
      return [name, template];
    }),
  );
}

/**
 * Adds a provider in place of one of the same name, whose key it keeps if none is given and the address stays the same.
 * Throws when the key or the address is missing, or this server may not call the address.
 */
export async function addProvider({
  models,
  access,
  breakers,
  userId,
  input,
  now,
}: Context & { breakers: CircuitBreakers; input: NewLlmProvider; now: Date }): Promise<LlmProvider> {
  const { provider, api_key, ...choices } = input;
  const own = await models.list(userId);
  const replaced = own.find((row) => row.provider === provider);
  // A kept key must not be sent to a host that its owner did not give it to.
  const keptKey = replaced && replaced.base_url === input.base_url ? replaced.api_key : null;
  const key = api_key ? access.encryptKey(userId, api_key) : keptKey;
  if (!key && providers[provider].needsApiKey) throw apiKeyMissing();
  const baseUrl = input.base_url ?? access.defaultBaseUrl(provider);
  if (!baseUrl) throw baseUrlMissing();
  if (!access.mayCall(baseUrl)) throw hostNotAllowed();
  const row: StoredProvider = {
    ...choices,
    provider,
    api_key: key,
    created_at: replaced?.created_at ?? now.toISOString(),
  };
  await models.put(userId, row);
  breakers.reset(userId, provider);
  return { ...withoutKey(row), has_api_key: key !== null, origin: 'user' };
}

/** Makes one provider the active one; the operator's by making the user's own inactive. Throws when there is none of that name. */
export async function activateProvider(context: Named): Promise<LlmProviders> {
  const { models, access, userId, provider } = context;
  const isActivated = await models.activate(userId, provider);
  if (!isActivated) {
    if (access.operator?.provider !== provider) throw providerNotFound();
    await models.deactivateAll(userId);
  }
  return listProviders(context);
}

/** Removes a provider with its key. Throws for the operator's, and when there is none of that name. */
export async function removeProvider({ models, access, userId, provider }: Named): Promise<void> {
  if (await models.remove(userId, provider)) return;
  throw access.operator?.provider === provider ? operatorProvider() : providerNotFound();
}

/** Returns the provider's settings with its key, the user's own before the operator's. Throws when there is none. */
async function findSettings({ models, access, userId, provider }: Named): Promise<ModelSettings> {
  const row = (await models.list(userId)).find((each) => each.provider === provider);
  if (row) return openSettings(access, userId, row);
  if (access.operator?.provider === provider) return access.operator;
  throw providerNotFound();
}

function openSettings(access: ModelAccess, userId: string, row: StoredProvider): ModelSettings {
  try {
    return access.open(userId, row);
  } catch (error) {
    if (error instanceof DecryptionError) throw keyUnreadable();
    throw error;
  }
}

/**
 * Asks the model for one sentence. Returns the latency, the answer and the provider's warnings, or why it failed. The call counts
 * towards usage and errors.
 */
export async function testProvider(
  context: Named & CallDependencies & { texts: Texts['status'] },
): Promise<LlmTest> {
  const result = await callModel({
    ...context,
    purpose: 'test',
    settings: await findSettings(context),
    timeoutMs: llmTestTimeoutMs,
    signal: AbortSignal.timeout(llmTestTimeoutMs),
    run: async ({ options }) => {
      const { text, usage, warnings } = await generateText({
        ...options,
        instructions: 'You are being tested. Answer in one short sentence.',
        prompt: 'Say that you are ready.',
      });
      if (text.trim() === '') throw new AnswerError('empty_answer', usage);
      return { value: cleanText(text.trim().slice(0, maxLlmTestAnswerLength)), usage, warnings };
    },
  });
  const { latencyMs: latency_ms } = result;
  return result.ok
    ? {
        latency_ms,
        answer: result.value,
        warnings: result.warnings.map((warning) => describeWarning(warning, context.texts)),
        failure: null,
      }
    : { latency_ms, answer: null, warnings: [], failure: result.failure };
}

/** Says what a model does not do that it was asked for; the provider's own words are in English. */
const describeWarning = (warning: CallWarning, { settingIgnored }: Texts['status']): string =>
  'message' in warning
    ? warning.message
    : [settingIgnored(warning.feature), warning.details].filter(Boolean).join(': ');

/**
 * Returns the names of the models that a provider offers, using the given key and address, as from a form that is not saved yet,
 * or else the stored ones.
 */
export async function listModels(context: Named & { given: ListLlmModels }): Promise<LlmModels> {
  const { access, provider, given } = context;
  const { label, listModels: list, needsApiKey } = providers[provider];
  const baseUrl = given.base_url ?? access.defaultBaseUrl(provider);
  if (!baseUrl) throw baseUrlMissing();
  if (!access.mayCall(baseUrl)) throw hostNotAllowed();
  const stored = await findSettings(context).catch(() => undefined);
  // A stored key is only sent to the address it was stored for.
  const storedKey =
    (stored?.base_url ?? access.defaultBaseUrl(provider)) === baseUrl ? stored?.apiKey : undefined;
  const apiKey = given.api_key || storedKey;
  if (!apiKey && needsApiKey) throw apiKeyMissing();
  try {
    const models = await list(
      { apiKey, baseUrl, fetch: access.fetch },
      AbortSignal.timeout(llmListTimeoutMs),
    );
    return { models: models.map(createRedaction(apiKey)).toSorted(), failure: null };
  } catch (error) {
    return { models: [], failure: diagnose(error, { label, baseUrl, model: 'list', apiKey }) };
  }
}

/** Returns the calls of the last 30 days by day and model, and the last errors. */
export async function readUsage({
  models,
  userId,
  now,
}: Pick<Context, 'models' | 'userId'> & { now: Date }): Promise<LlmUsage> {
  const since = new Date(now.getTime() - llmUsageMs);
  const [days, errors] = await Promise.all([
    models.usageByDay(userId, since),
    models.lastErrors(userId, maxLlmErrorsShown),
  ]);
  return { days, errors };
}
