import { createAnthropic } from '@ai-sdk/anthropic';
import { z } from 'zod';
import { getList } from './list-models.ts';
import type { Provider } from './provider.ts';

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

export const anthropic: Provider = {
  label: 'Anthropic',
  defaultModel: 'claude-haiku-5-5',
  defaultBaseUrl: 'https://api.anthropic.com/v1',
  needsApiKey: true,
  keysUrl: 'https://console.anthropic.com/settings/keys',
  createModel: ({ apiKey = '', baseUrl, fetch }, model) =>
    createAnthropic({ apiKey, baseURL: baseUrl, fetch })(model),
  async listModels(connection, signal) {
    const { data } = await getList(connection, '/models?limit=1000', {
      headers: { 'x-api-key': connection.apiKey ?? '', 'anthropic-version': '2023-06-01' },
      schema: modelsSchema,
      signal,
    });
    return data.map(({ id }) => id);
  },
};
