import { createAnthropic } from '@ai-sdk/anthropic';
import { listModelIds } from './list-models.ts';
import type { Provider } from './provider.ts';

export const anthropic: Provider = {
  label: 'Anthropic',
  defaultModel: 'claude-haiku-5-5',
  defaultBaseUrl: 'https://api.anthropic.com/v1',
  needsApiKey: true,
  keysUrl: 'https://console.anthropic.com/settings/keys',
  createModel: ({ apiKey = '', baseUrl, fetch }, model) =>
    createAnthropic({ apiKey, baseURL: baseUrl, fetch })(model),
  listModels: (connection, signal) =>
    listModelIds(connection, '/models?limit=1000', {
      headers: { 'x-api-key': connection.apiKey ?? '', 'anthropic-version': '2023-06-01' },
      signal,
    }),
};
