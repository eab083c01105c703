import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { createdAccessTokenSchema } from '#contract/access-tokens.ts';
import type { AccessTokenScope, McpAccess } from '#contract/vocabularies.ts';
import { createSignedInApp, type TestUser } from './test-app.ts';

type App = Awaited<ReturnType<typeof createSignedInApp>>;

/** Creates the app with somebody who lets AI clients connect. */
export async function createMcpApp({
  access = 'write',
  ...options
}: { access?: McpAccess } & Parameters<typeof createSignedInApp>[0] = {}) {
  const app = await createSignedInApp(options);
  await allowClients(app.ada, access);
  return app;
}

export const allowClients = (user: TestUser, access: McpAccess) =>
  user.call('PUT', '/api/settings/mcp_access', { value: access });

/** Creates an access token and returns it. */
export async function createToken(
  user: TestUser,
  { name = 'Claude', scopes = ['read', 'write'] }: { name?: string; scopes?: AccessTokenScope[] } = {},
): Promise<string> {
  const created = await user.call('POST', '/api/access-tokens', { name, scopes, expires_in_days: null });
  return createdAccessTokenSchema.parse(created).token;
}

/** Connects the client of the protocol's own SDK. `mode` says whether it begins with `initialize` or asks for the new revision. */
export async function connectClient(
  { app }: Pick<App, 'app'>,
  token: string,
  { mode = 'auto' }: { mode?: 'auto' | 'legacy' } = {},
) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
      fetch: async (url, init) => app.request(new Request(url, init)),
    }),
  );
  onTestFinished(() => client.close());

  /** Calls a tool, and returns its answer with whether it is an error. */
  async function call(name: string, input: Record<string, unknown> = {}) {
    const { content, isError = false } = await client.callTool({ name, arguments: input });
    const [first] = content;
    if (content.length !== 1 || first?.type !== 'text') throw new Error('An answer is one text');
    // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects by what it asserts.
    return { isError, text: first.text, answer: JSON.parse(first.text) as any };
  }
  return { client, call };
}
