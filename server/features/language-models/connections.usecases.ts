import type { ProviderName } from '#contract/language-model-limits.ts';
import { type ChainDependencies, listChain } from './provider-chain.ts';
import { providers } from './providers/registry.ts';

/** How to call a provider's API, with its key in plain text. Never log or return it. */
export interface ProviderConnection {
  provider: ProviderName;
  /** Its name for people. */
  label: string;
  baseUrl: string;
  apiKey: string | undefined;
}

/** Lists the connections of a user's providers in the order they are tried, for other uses than language models. */
export async function listConnections(
  context: ChainDependencies & { userId: string },
): Promise<ProviderConnection[]> {
  const chain = await listChain(context);
  return chain.flatMap((settings) => {
    if (!settings) return [];
    const { provider, apiKey, base_url } = settings;
    const baseUrl = base_url ?? context.access.defaultBaseUrl(provider) ?? '';
    return [{ provider, label: providers[provider].label, baseUrl, apiKey }];
  });
}
