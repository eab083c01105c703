import { APIError, isAPIError } from 'better-auth/api';
import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { createCallRate } from '../../call-rate.ts';
import { networkTokenRate, programTokenRate } from '../../config/limits.ts';
import { toNetwork } from '../../http/client-address.ts';
import { type AuthDependencies, getOwnAddresses } from './auth-requests.ts';
import { registerProgram, registrationSchema } from './programs.usecases.ts';

type Dependencies = AuthDependencies & { clock: () => Date };
type Routes = Hono;

/** Serves the endpoints of OAuth 2.1 that programs call themselves, and where they find them. They have no cookie and need none. */
export function createOAuthRoutes(dependencies: Dependencies) {
  const routes = new Hono();
  routes.use('/oauth/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  registerRoute(routes, dependencies);
  tokenRoute(routes, dependencies);
  revokeRoute(routes, dependencies);
  serverMetadataRoute(routes, dependencies);
  resourceMetadataRoute(routes, dependencies);
  return routes;
}

/** Those that are given out are shorter. */
const maxClientIdLength = 100;

/** Keeps what only programs call out of the description of the API. */
const hidden = describeRoute({ hide: true });

function registerRoute(routes: Routes, { auth, clientAddress, clock }: Dependencies) {
  routes.post('/oauth/register', hidden, (c) =>
    answerErrors(async () => {
      const registration = registrationSchema.safeParse(await c.req.json().catch(() => undefined));
      if (!registration.success)
        throw oauthError('invalid_client_metadata', 'redirect_uris must be a short list of addresses');
      const registered = await registerProgram({
        auth,
        address: clientAddress(c),
        registration: registration.data,
        now: clock(),
      });
      return c.json(registered, 201);
    }),
  );
}

function tokenRoute(routes: Routes, { auth, config, clientAddress }: Dependencies) {
  const networkRate = createCallRate(networkTokenRate);
  const programRate = createCallRate(programTokenRate);
  routes.post('/oauth/token', hidden, (c) =>
    answerErrors(async () => {
      const network = toNetwork(clientAddress(c));
      const { resource, grant_type = '', ...form } = await readForm(c);
      const program = (form.client_id ?? '').slice(0, maxClientIdLength);
      const waitMs =
        (await networkRate.consume(network)) || (await programRate.consume(`${network} ${program}`));
      if (waitMs > 0) throw tooManyRequests(waitMs);
      if (resource !== undefined && resource.replace(/\/$/, '') !== getOwnAddresses(c, { config }).mcp)
        throw oauthError('invalid_target', 'Tokens are for the address that ends in /mcp');
      return c.json(await auth.api.oauth2Token({ headers, body: { ...form, grant_type } }));
    }),
  );
}

function revokeRoute(routes: Routes, { auth }: Dependencies) {
  routes.post('/oauth/revoke', hidden, (c) =>
    answerErrors(async () => {
      const { token = '', ...form } = await readForm(c);
      await auth.api.oauth2Revoke({ headers, body: { ...form, token } });
      return c.json({});
    }),
  );
}

/** RFC 8414. */
function serverMetadataRoute(routes: Routes, dependencies: Dependencies) {
  routes.get('/.well-known/oauth-authorization-server', hidden, (c) => {
    const { origin } = getOwnAddresses(c, dependencies);
    return c.json({
      issuer: origin,
      authorization_endpoint: `${origin}/connect`,
      token_endpoint: `${origin}/oauth/token`,
      registration_endpoint: `${origin}/oauth/register`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['read', 'write', 'offline_access'],
      authorization_response_iss_parameter_supported: true,
    });
  });
}

/** RFC 9728: clients look below the well-known path for that of the resource, and some only at the path itself. */
function resourceMetadataRoute(routes: Routes, dependencies: Dependencies) {
  for (const path of ['', '/mcp'])
    routes.get(`/.well-known/oauth-protected-resource${path}`, hidden, (c) => {
      const { origin, mcp } = getOwnAddresses(c, dependencies);
      return c.json({
        resource: mcp,
        resource_name: 'Heddle',
        authorization_servers: [origin],
        scopes_supported: ['read', 'write'],
        bearer_methods_supported: ['header'],
      });
    });
}

/** Reads the parameters of a form; of repeated ones, which RFC 6749, 3.2, forbids, none. */
async function readForm(c: Context): Promise<Record<string, string | undefined>> {
  const form = new URLSearchParams(await c.req.text());
  const keys = [...new Set(form.keys())];
  if (keys.length !== form.size) throw oauthError('invalid_request', 'A parameter is given twice');
  return Object.fromEntries(form);
}

/** Nothing of the request identifies somebody: a public client has neither a cookie nor a secret. */
const headers = new Headers();

const oauthError = (error: string, description: string) =>
  new APIError('BAD_REQUEST', { error, error_description: description });

const tooManyRequests = (waitMs: number) =>
  new APIError(
    'TOO_MANY_REQUESTS',
    { error: 'temporarily_unavailable', error_description: 'There are too many requests' },
    { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  );

/** Answers refusals in the shape of RFC 6749, 5.2. */
async function answerErrors(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const { error: code, error_description, message } = { ...error.body } as Record<string, unknown>;
    const body = { error: code ?? 'invalid_request', error_description: error_description ?? message };
    return Response.json(body, { status: error.statusCode, headers: new Headers(error.headers) });
  }
}
