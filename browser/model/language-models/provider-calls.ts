import { api } from '#browser/api-client.ts';
import { backupCheckTimeoutMs, modelCallTimeoutMs } from '#browser/limits.ts';
import type { VerifiedBackup } from '#contract/backups.ts';
import type {
  ListLlmModels,
  LlmModels,
  LlmProvider,
  LlmProviders,
  LlmTemplate,
  LlmTest,
  LlmUsage,
  LocalModelServers,
  NewLlmProvider,
  SystemStatus,
} from '#contract/language-models.ts';
import type { RetriedRefinements } from '#contract/refinements.ts';

// All functions in this file call the server and reject with ApiError or NetworkError. Keys are never sent to the device.

const root = '/api/admin';

async function call<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  timeoutMs?: number,
): Promise<Body> {
  const request = { method, path: `${root}/${path}`, ...(body && { body }), ...(timeoutMs && { timeoutMs }) };
  return (await api.request<Body>(request)).body;
}

export const listProviders = () => call<LlmProviders>('GET', 'llm-providers');

export async function listTemplates(): Promise<LlmTemplate[]> {
  const { templates } = await call<{ templates: Record<string, LlmTemplate> }>('GET', 'llm-templates');
  return Object.values(templates);
}

/** Retries the failed refinements. Resolves with their number. */
export async function retryFailedRefinements(): Promise<number> {
  const { body } = await api.request<RetriedRefinements>({
    method: 'POST',
    path: '/api/refinements/retry-failed',
  });
  return body.retried;
}

export type ProviderInput = Pick<NewLlmProvider, 'provider' | 'model'> & Partial<NewLlmProvider>;

/** Adds a provider, or replaces the one of the same name. */
export const addProvider = (input: ProviderInput) => call<LlmProvider>('POST', 'llm-providers', input);

export const activateProvider = (provider: string) =>
  call<LlmProviders>('PUT', `llm-providers/${provider}/activate`);

export const removeProvider = (provider: string) => call<void>('DELETE', `llm-providers/${provider}`);

export const testProvider = (provider: string) =>
  call<LlmTest>('POST', `llm-providers/${provider}/test`, undefined, modelCallTimeoutMs);

/** Lists the models that a provider offers, using a key and an address that may not be stored yet. */
export const listModels = (provider: string, given: ListLlmModels) =>
  call<LlmModels>('POST', `llm-providers/${provider}/models`, given, modelCallTimeoutMs);

/** Finds programs with language models on the server's machine; none unless this page was opened there. */
export const findLocalModels = () => call<LocalModelServers>('GET', 'local-models');

export const readUsage = () => call<LlmUsage>('GET', 'llm-usage');

export const readSystemStatus = () => call<SystemStatus>('GET', 'system-status');

/** Lets the server read its latest backup. */
export const verifyBackup = () =>
  call<VerifiedBackup>('POST', 'backups/verify', undefined, backupCheckTimeoutMs);
