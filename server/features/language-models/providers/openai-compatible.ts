import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { z } from 'zod';
import { getList } from './list-models.ts';
import type { Connection, Provider } from './provider.ts';

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Lists models the way OpenAI does: GET /models. */
export async function listOpenAiModels(connection: Connection, signal: AbortSignal): Promise<string[]> {
  const { data } = await getList(connection, '/models', {
    headers: connection.apiKey ? { Authorization: `Bearer ${connection.apiKey}` } : {},
    schema: modelsSchema,
    signal,
  });
  return data.map(({ id }) => id);
}

/** Creates a model behind OpenAI's chat completions, as most servers offer them. */
export const createChatModel =
  (name: string): Provider['createModel'] =>
  ({ apiKey, baseUrl, fetch }, model) =>
    createOpenAICompatible({
      name,
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      fetch,
      includeUsage: true,
      // Without this the library drops the schema; a server that refuses it is asked in a simpler way.
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
