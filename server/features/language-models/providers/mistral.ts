import { createMistral } from '@ai-sdk/mistral';
import { listOpenAiModels } from './openai-compatible.ts';
import type { Provider } from './provider.ts';

export const mistral: Provider = {
  label: 'Mistral',
  defaultModel: 'mistral-small-latest',
  defaultBaseUrl: 'https://api.mistral.ai/v1',
  needsApiKey: true,
  keysUrl: 'https://console.mistral.ai/api-keys',
  createModel: ({ apiKey = '', baseUrl, fetch }, model) =>
    createMistral({ apiKey, baseURL: baseUrl, fetch })(model),
  listModels: listOpenAiModels,
};
