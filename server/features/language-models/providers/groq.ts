import { createGroq } from '@ai-sdk/groq';
import { listOpenAiModels } from './openai-compatible.ts';
import type { Provider } from './provider.ts';

export const groq: Provider = {
  label: 'Groq',
  defaultModel: 'openai/gpt-oss-20b',
  defaultBaseUrl: 'https://api.groq.com/openai/v1',
  needsApiKey: true,
  keysUrl: 'https://console.groq.com/keys',
  createModel: ({ apiKey = '', baseUrl, fetch }, model) =>
    createGroq({ apiKey, baseURL: baseUrl, fetch })(model),
  listModels: listOpenAiModels,
};
