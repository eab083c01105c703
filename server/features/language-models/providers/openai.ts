import { createOpenAI } from '@ai-sdk/openai';
import { defaultSettingsMiddleware, wrapLanguageModel } from 'ai';
import { listOpenAiModels } from './openai-compatible.ts';
import type { Provider } from './provider.ts';

/** By default, OpenAI keeps every request and response for 30 days. */
const withoutStorage = defaultSettingsMiddleware({
  settings: { providerOptions: { openai: { store: false } } },
});

/** Calls OpenAI's responses API. */
export const openAi: Provider = {
  label: 'OpenAI',
  defaultModel: 'gpt-6-luna',
  defaultBaseUrl: 'https://api.openai.com/v1',
  needsApiKey: true,
  keysUrl: 'https://platform.openai.com/api-keys',
  createModel: ({ apiKey = '', baseUrl, fetch }, model) =>
    wrapLanguageModel({
      model: createOpenAI({ apiKey, baseURL: baseUrl, fetch })(model),
      middleware: withoutStorage,
    }),
  listModels: listOpenAiModels,
};
