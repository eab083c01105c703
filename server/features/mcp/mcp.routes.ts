import { originValidation } from '@modelcontextprotocol/hono';
import { createMcpHandler, localhostAllowedOrigins } from '@modelcontextprotocol/server';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { readBearerToken } from '../../http/bearer-token.ts';
import type { SignedInUser } from '../../http/env.ts';
import { AppError, invalidInput } from '../../http/errors.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { missingScope } from '../access-tokens/access-tokens.errors.ts';
import type { AuthenticateToken } from '../access-tokens/authorize-call.usecases.ts';
import {
  listDirectTools,
  type ToolInTransaction,
  type ToolReading,
} from '../assistant/call-tool.usecases.ts';
import { readSetting } from '../settings/settings.usecases.ts';
import { answerCall } from './answer-call.usecases.ts';
import { changesNotAllowed, mcpOff, tokenMayOnlyRead } from './mcp.errors.ts';
import { createMcpServer } from './mcp-server.ts';

interface Dependencies {
  authenticateClient: AuthenticateToken;
  clientAddress: (c: Context) => string;
  /** The address of Heddle, if it is configured. */
  baseUrl: string | undefined;
  reading: ToolReading;
  inTransaction: ToolInTransaction;
  clock: () => Date;
  log: Logger;
}

/** Hono environment of the calls of AI clients. */
interface McpEnv {
  Variables: {
    user: SignedInUser;
    /** The name of the access token or the connected program. */
    client: string;
    /** Why this client may not change anything; undefined if it may. */
    readOnly: AppError | undefined;
  };
}

/** Mounted at /mcp: the Model Context Protocol over stateless streamable HTTP. */
export function createMcpRoutes(dependencies: Dependencies) {
  const { baseUrl } = dependencies;
  const routes = new Hono<McpEnv>();
  // A page of another site, also one whose name was rebound to this machine, is refused before its token is looked at.
  routes.use(
    originValidation([...localhostAllowedOrigins(), ...(baseUrl ? [new URL(baseUrl).hostname] : [])]),
  );
  routes.use(clientGuard(dependencies));
  routes.all('/', (c) => answerRequest(c, dependencies));
  return routes;
}

/** Admits access tokens that may read, of users who let AI clients connect. */
const clientGuard = ({ authenticateClient, clientAddress, baseUrl, reading: { settings } }: Dependencies) =>
  createMiddleware<McpEnv>(async (c, next) => {
    const given = readBearerToken(c.req.header('Authorization'));
    const { user, token } = await authenticateClient({
      token: given,
      address: clientAddress(c),
    }).catch((error) => {
      // RFC 6750, 3, and RFC 9728, 5.1: says whether a token is missing or wrong, and where to get one.
      if (error instanceof AppError && error.status === 401)
        c.header(
          'WWW-Authenticate',
          [
            `Bearer resource_metadata="${getOrigin(c, baseUrl)}/.well-known/oauth-protected-resource/mcp"`,
            'scope="read write"',
            ...(given ? ['error="invalid_token"'] : []),
          ].join(', '),
        );
      throw error;
    });
    const access = await readSetting({ settings, userId: user.id, id: 'mcp_access' });
    if (access === 'off') throw mcpOff();
    if (!token.scopes.includes('read')) throw missingScope(['read']);
    c.set('user', user);
    c.set('client', token.name);
    if (access === 'read') c.set('readOnly', changesNotAllowed());
    else if (!token.scopes.includes('write')) c.set('readOnly', tokenMayOnlyRead());
    await next();
  });

async function answerRequest(
  c: Context<McpEnv>,
  { baseUrl, reading, inTransaction, clock, log }: Dependencies,
): Promise<Response> {
  const message = c.req.method === 'POST' ? await readMessage(c) : undefined;
  const { user, client, readOnly } = c.var;
  const tools = listDirectTools({ origin: getOrigin(c, baseUrl) });
  const handler = createMcpHandler(
    () =>
      createMcpServer({
        tools,
        isOffered: ({ effect }) => effect === 'reads' || !readOnly,
        call: (tool, input) =>
          answerCall({
            tool,
            input,
            refuse: ({ effect }) => (effect === 'reads' ? undefined : readOnly),
            reading,
            inTransaction,
            user,
            locale: requestLocale(c),
            now: clock(),
            client,
            log,
          }),
      }),
    {
      maxSubscriptions: 0,
      onerror: (error) => log.debug({ err: error }, 'A request of an AI client was refused'),
    },
  );
  return handler.fetch(c.req.raw, { parsedBody: message });
}

const getOrigin = (c: Context, baseUrl: string | undefined) => new URL(baseUrl ?? c.req.url).origin;

/** Reads the one message of a request. A batch, which only an old revision knows, would be many calls that count as one. */
async function readMessage(c: Context): Promise<unknown> {
  const message = await c.req.json().catch(() => {
    throw invalidInput([{ field: '', message: 'The body is not JSON.' }]);
  });
  if (Array.isArray(message))
    throw invalidInput([{ field: '', message: 'Send each message in a request of its own.' }]);
  return message;
}
