import { createGoogle } from '@ai-sdk/google';
import { z } from 'zod';
import { getList } from './list-models.ts';
import type { Provider } from './provider.ts';

const modelsSchema = z.object({
  models: z.array(
    z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }),
  ),
});

/** Calls Gemini. */
export const google: Provider = {
  label: 'Google Gemini',
  defaultModel: 'gemini-3.5-flash-lite',
  defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  needsApiKey: true,
  keysUrl: 'https://aistudio.google.com/apikey',
  createModel: ({ apiKey = '', baseUrl, fetch }, model) =>
    createGoogle({ apiKey, baseURL: baseUrl, fetch })(model),
  async listModels(connection, signal) {
    const { models } = await getList(connection, '/models?pageSize=1000', {
      headers: { 'x-goog-api-key': connection.apiKey ?? '' },
      schema: modelsSchema,
      signal,
    });
    return models
      .filter(({ supportedGenerationMethods: methods }) => methods.includes('generateContent'))
      .map(({ name }) => name.replace(/^models\//, ''));
  },
};
