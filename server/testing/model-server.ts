import { onTestFinished } from 'vitest';
import { openModelServer } from './open-model-server.ts';

/** Opens a model server that is gone when the test is. */
export async function startModelServer() {
  const server = await openModelServer();
  onTestFinished(server.close);
  return server;
}

export type TestModelServer = Awaited<ReturnType<typeof startModelServer>>;
