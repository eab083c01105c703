import { createOpenAI } from '@ai-sdk/openai';
import { defaultSettingsMiddleware, wrapLanguageModel } from 'ai';
import { listOpenAiModels } from './openai-compatible.ts';
import type { Provider } from './provider.ts';

/** OpenAI would keep every question and answer for 30 days. */
const unstored = defaultSettingsMiddleware({ settings: { providerOptions: { openai: { store: false } } } });

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
      middleware: unstored,
    }),
  listModels: listOpenAiModels,
};
