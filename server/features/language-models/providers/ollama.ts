import { createChatModel, listOpenAiModels } from './openai-compatible.ts';
import type { Provider } from './provider.ts';

/** Calls Ollama through its OpenAI-compatible API; `defaultBaseUrl` is replaced by OLLAMA_BASE_URL where that is set. */
export const ollama: Provider = {
  label: 'Ollama',
  defaultModel: 'gemma4:e4b',
  defaultBaseUrl: 'http://localhost:11434/v1',
  needsApiKey: false,
  keysUrl: undefined,
  createModel: createChatModel('ollama'),
  listModels: listOpenAiModels,
};
