import { APICallError } from 'ai';
import type { z } from 'zod';
import type { Connection } from './provider.ts';

/** Gets `path` from the provider and reads the answer. Rejects with APICallError, as a call to a model would. */
export async function getList<Answer>(
  { baseUrl, fetch }: Connection,
  path: string,
  {
    headers,
    schema,
    signal,
  }: {
    headers: Record<string, string>;
    schema: z.ZodType<Answer>;
    signal: AbortSignal;
  },
): Promise<Answer> {
  const url = `${baseUrl}${path}`;
  const response = await fetch(url, { headers, signal });
  const responseBody = await response.text();
  const failed = (message: string) =>
    new APICallError({
      message,
      url,
      requestBodyValues: {},
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody,
    });
  if (!response.ok) throw failed(`The provider answered ${response.status}.`);
  try {
    return schema.parse(JSON.parse(responseBody));
  } catch {
    throw failed('The provider answered with something else than a list of models.');
  }
}
