import { orderProviders } from '#domain/provider-order.ts';
import { DecryptionError } from '../../encryption.ts';
import { readSetting, type SettingsReader } from '../settings/settings.usecases.ts';
import type { ModelFailure } from './failures.errors.ts';
import type { LanguageModelsRepository } from './language-models.repository.ts';
import type { ModelAccess, ModelSettings } from './model-access.ts';
import { spentBudget } from './refusals.ts';

export interface ChainDependencies {
  models: LanguageModelsRepository;
  access: ModelAccess;
  settings: SettingsReader;
  clock: () => Date;
}

type Context = ChainDependencies & { userId: string };

/** Lists the providers to try, in order; null is one whose key can no longer be read. Empty if no provider is active. */
export async function listChain({
  models,
  access,
  settings,
  userId,
}: Context): Promise<(ModelSettings | null)[]> {
  const own = await models.list(userId);
  const hasActive = own.some(({ is_active }) => is_active);
  const isHidden = own.some(({ provider }) => provider === access.operator?.provider);
  const operator = isHidden ? undefined : access.operator;
  const ordered = orderProviders([
    ...own.map((row) => ({ is_active: row.is_active, open: () => open(access, userId, row) })),
    ...(operator ? [{ is_active: !hasActive, open: () => operator }] : []),
  ]);
  const isFallbackOn = await readSetting({ settings, userId, id: 'model_fallback' });
  const chain = isFallbackOn ? ordered : ordered.slice(0, 1);
  return chain.map((each) => each.open());
}

function open(
  access: ModelAccess,
  userId: string,
  row: Parameters<ModelAccess['open']>[1],
): ModelSettings | null {
  try {
    return access.open(userId, row);
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

/** Returns a failure if the user's token budget for today (UTC) is spent. */
export async function findSpentBudget({
  models,
  settings,
  clock,
  userId,
}: Context): Promise<ModelFailure | undefined> {
  const budget = await readSetting({ settings, userId, id: 'daily_model_tokens' });
  if (budget === null) return undefined;
  const midnight = new Date(new Date(clock()).setUTCHours(0, 0, 0, 0));
  return (await models.tokensSince(userId, midnight)) < budget ? undefined : spentBudget(budget);
}
