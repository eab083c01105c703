import { startModelServer } from './model-server.ts';
import { createSignedInApp } from './test-app.ts';

const path = '/api/admin/llm-providers';

/** Creates the app with a model server that it may call, and somebody signed in. */
export async function createAppWithModels({
  clock,
  allowedCalendarHosts = [],
}: {
  clock?: () => Date;
  allowedCalendarHosts?: string[];
} = {}) {
  const server = await startModelServer();
  const app = await createSignedInApp({
    ...(clock && { clock }),
    config: { allowedLlmHosts: [server.host], allowedCalendarHosts },
  });
  const addProvider = (provider: string, changes: object = {}) =>
    app.ada.call('POST', path, {
      provider,
      api_key: 'good-key',
      model: 'loom-small',
      base_url: `${server.url}/v1`,
      ...changes,
    });
  const testProvider = (provider: string) => app.ada.call('POST', `${path}/${provider}/test`);
  return { ...app, server, addProvider, testProvider };
}
