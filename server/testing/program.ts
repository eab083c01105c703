import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import type { ProgramScope } from '#contract/vocabularies.ts';
import { listen } from '../http/listen.ts';
import type { createTestApp, TestUser } from './test-app.ts';

type App = Pick<Awaited<ReturnType<typeof createTestApp>>, 'app'>;

/** Serves the app on a port of its own, and returns its address. */
export async function serveApp({ app }: App): Promise<string> {
  const host = '127.0.0.1';
  const { port, close } = await listen({ fetch: app.fetch, host, port: 0 });
  onTestFinished(() => close({ graceMs: 0 }));
  return `http://${host}:${port}`;
}

/**
 * Creates a program that signs in by OAuth with the SDK's own client, and remembers what it is given. `opened` is the page that it
 * opens in the browser.
 */
export function createProgram(
  base: string,
  { name = 'Loom', redirectUri = 'http://127.0.0.1:7777/back' }: { name?: string; redirectUri?: string } = {},
) {
  const kept: {
    discovery?: OAuthDiscoveryState;
    client?: StoredOAuthClientInformation;
    tokens?: StoredOAuthTokens;
    verifier: string;
    opened?: URL;
  } = { verifier: '' };
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: { client_name: name, redirect_uris: [redirectUri] },
    state: () => 'a state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.opened = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (state) => {
      kept.discovery = state;
    },
    discoveryState: () => kept.discovery,
  };
  const createTransport = () =>
    new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { authProvider: provider });

  return {
    kept,
    /** Opens the page that asks the user. */
    async start(): Promise<URL> {
      await new Client({ name, version: '1' }).connect(createTransport()).catch((error: unknown) => {
        if (!kept.opened) throw error;
      });
      if (!kept.opened) throw new Error('The program opened no page');
      return kept.opened;
    },
    /** Takes the code that the browser came back with. */
    finish: (back: URL) =>
      createTransport().finishAuth(back.searchParams.get('code') ?? '', back.searchParams.get('iss') ?? ''),
    async connect(): Promise<Client> {
      const client = new Client({ name, version: '1' });
      await client.connect(createTransport());
      onTestFinished(() => client.close());
      return client;
    },
  };
}

/** Does what the page does for a user: shows a request, and answers it. */
export function decideAs({ app }: App, base: string, user: Pick<TestUser, 'id' | 'cookie'>) {
  const post = (path: string, body: unknown) =>
    app.request(`${base}/api/auth/programs/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: user.cookie },
      body: JSON.stringify(body),
    });
  return {
    show: (page: URL) => post('request', { request: page.search.slice(1) }),
    answer: (page: URL, scopes: ProgramScope[], accountId = user.id) =>
      post('answer', { request: page.search.slice(1), account_id: accountId, scopes }),
    /** Allows what is asked, and returns where the browser goes. */
    async allow(page: URL, scopes: ProgramScope[] = ['read', 'write']): Promise<URL> {
      const answered = await this.answer(page, scopes);
      const { redirect_to } = (await answered.json()) as { redirect_to: string };
      return new URL(redirect_to);
    },
    async list() {
      const listed = await app.request(`${base}/api/auth/programs`, { headers: { Cookie: user.cookie } });
      return listed.json();
    },
    disconnect: (id: string) => post('disconnect', { id }),
  };
}
