import { createOpenAI } from '@ai-sdk/openai';
import { listOpenAiModels } from './openai-compatible.ts';
import type { Provider } from './provider.ts';

/** Calls OpenAI's responses API. */
export const openAi: Provider = {
  label: 'OpenAI',
  defaultModel: 'gpt-6-luna',
  defaultBaseUrl: 'https://api.openai.com/v1',
  needsApiKey: true,
  keysUrl: 'https://platform.openai.com/api-keys',
  createModel: ({ apiKey = '', baseUrl, fetch }, model) =>
    createOpenAI({ apiKey, baseURL: baseUrl, fetch })(model),
  listModels: listOpenAiModels,
};
