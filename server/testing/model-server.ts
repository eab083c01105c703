import { onTestFinished } from 'vitest';
import { openModelServer } from './open-model-server.ts';

/** A model that the operator sets, of which this server knows the key. */
export const operatorModel = {
  provider: 'groq',
  model: 'loom-small',
  apiKey: 'good-key',
  base_url: null,
  max_tokens: 1000,
  temperature: 0.7,
  reasoning_effort: null,
  input_price: null,
  output_price: null,
} as const;

/** Opens a model server that is gone when the test is. */
export async function startModelServer() {
  const server = await openModelServer();
  onTestFinished(server.close);
  return server;
}

export type TestModelServer = Awaited<ReturnType<typeof startModelServer>>;
