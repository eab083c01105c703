import type { ProviderName } from '#contract/language-model-limits.ts';
import type { LlmOperator } from '../../config/config.ts';
import type { StoredProvider } from '../../db/llm-rows.ts';
import { createEncryption } from '../../encryption.ts';
import { cleanOutput } from './clean-output.ts';
import { createOmitRefused } from './omit-refused.ts';
import type { Connection, ModelInstance } from './providers/provider.ts';
import { providers } from './providers/registry.ts';

/** A provider's settings with its key in plain text. Never log or return them. */
export interface ModelSettings extends Omit<StoredProvider, 'api_key' | 'is_active' | 'created_at'> {
  apiKey: string | undefined;
}

// Results include the warnings; the SDK would also print them to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

export type ModelAccess = ReturnType<typeof createModelAccess>;

/** Creates what language models are connected with: keys, addresses, and the operator's provider. */
export function createModelAccess({
  secret,
  operator,
  ollamaBaseUrl,
  mayCall,
  fetch,
  operatorFetch,
}: {
  secret: string;
  /** The provider that is set for everybody. */
  operator: LlmOperator | undefined;
  ollamaBaseUrl: string | undefined;
  /** Returns false for a base URL that is certainly refused. */
  mayCall: (baseUrl: string) => boolean;
  fetch: typeof globalThis.fetch;
  /** For the operator's provider, which may have any address. */
  operatorFetch: typeof globalThis.fetch;
}) {
  const encryption = createEncryption({ secret, purpose: 'language-model keys' });

  const defaultBaseUrl = (name: ProviderName) =>
    (name === 'ollama' ? ollamaBaseUrl : undefined) ?? providers[name].defaultBaseUrl;

  const omitRefused = createOmitRefused();

  return {
    operator: operator as ModelSettings | undefined,
    defaultBaseUrl,
    mayCall,
    fetch,

    encryptKey: (userId: string, apiKey: string) => encryption.encrypt(apiKey, userId),

    /** Returns the settings with the decrypted key. Throws DecryptionError if SECRET has changed since. */
    open(userId: string, { api_key, is_active, created_at, ...settings }: StoredProvider): ModelSettings {
      return { ...settings, apiKey: api_key === null ? undefined : encryption.decrypt(api_key, userId) };
    },

    connect(settings: ModelSettings): { connection: Connection; model: ModelInstance } {
      const { provider, apiKey } = settings;
      const baseUrl = settings.base_url ?? defaultBaseUrl(provider) ?? '';
      const connection: Connection = {
        apiKey,
        baseUrl,
        fetch: settings === operator ? operatorFetch : fetch,
      };
      const model = providers[provider].createModel(connection, settings.model);
      const accepted = omitRefused(model, `${baseUrl} ${settings.model}`);
      return { connection, model: cleanOutput(accepted, apiKey) };
    },
  };
}
