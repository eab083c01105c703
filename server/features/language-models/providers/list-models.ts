import { APICallError } from 'ai';
import { z } from 'zod';
import type { Connection } from './provider.ts';

/** Gets `path` from the provider and parses the response. Rejects with APICallError, as a call to a model would. */
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

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Lists models from a response in the shape that OpenAI and Anthropic share. Rejects with APICallError. */
export async function listModelIds(
  connection: Connection,
  path: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<string[]> {
  const { data } = await getList(connection, path, { headers, schema: modelsSchema, signal });
  return data.map(({ id }) => id);
}
