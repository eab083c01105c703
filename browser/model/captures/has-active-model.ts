import { api } from '#browser/api-client.ts';
import { activeModelTimeoutMs } from '#browser/limits.ts';
import type { LlmProviders } from '#contract/language-models.ts';

/** Resolves with whether a language model is there to be asked: not without one, nor without a connection. */
export async function hasActiveModel(): Promise<boolean> {
  const request = { path: '/api/admin/llm-providers', timeoutMs: activeModelTimeoutMs };
  return api.request<LlmProviders>(request).then(
    ({ body }) => body.active_provider !== null,
    () => false,
  );
}
