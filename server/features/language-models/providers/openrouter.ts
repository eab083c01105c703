import { createChatModel, listOpenAiModels } from './openai-compatible.ts';
import type { Provider } from './provider.ts';

export const openRouter: Provider = {
  label: 'OpenRouter',
  defaultModel: 'openai/gpt-oss-20b',
  defaultBaseUrl: 'https://openrouter.ai/api/v1',
  needsApiKey: true,
  keysUrl: 'https://openrouter.ai/settings/keys',
  createModel: createChatModel('openrouter'),
  listModels: listOpenAiModels,
};
