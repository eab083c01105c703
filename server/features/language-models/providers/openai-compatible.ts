import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { listModelIds } from './list-models.ts';
import { readPlainAnswers } from './plain-answers.ts';
import type { Connection, Provider } from './provider.ts';

/** Lists models the way OpenAI does: GET /models. */
export const listOpenAiModels = (connection: Connection, signal: AbortSignal): Promise<string[]> =>
  listModelIds(connection, '/models', {
    headers: connection.apiKey ? { Authorization: `Bearer ${connection.apiKey}` } : {},
    signal,
  });

/** Creates a model that is called through OpenAI's chat completions API, which most servers offer. */
export const createChatModel =
  (name: string): Provider['createModel'] =>
  ({ apiKey, baseUrl, fetch }, model) =>
    createOpenAICompatible({
      name,
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      fetch: readPlainAnswers(fetch),
      includeUsage: true,
      // Without this the library drops the schema; `askForObject` falls back for servers that refuse it.
      supportsStructuredOutputs: true,
    })(model);

export const openAiCompatible: Provider = {
  label: 'OpenAI-compatible server',
  defaultModel: '',
  defaultBaseUrl: undefined,
  needsApiKey: false,
  keysUrl: undefined,
  createModel: createChatModel('openai-compatible'),
  listModels: listOpenAiModels,
};
