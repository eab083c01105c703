import { z } from 'zod';
import type { ConnectedProgram, ProgramAnswer, ProgramRequest } from '#contract/connected-programs.ts';
import { maxProgramNameLength } from '#contract/limits.ts';
import { cleanText, isVisible } from '#contract/text.ts';
import { type ProgramScope, programScopes } from '#contract/vocabularies.ts';
import {
  maxProgramRedirects,
  maxRedirectLength,
  maxUnusedPrograms,
  pendingProgramLifetimeMs,
  revokedTokenLifetimeMs,
  unusedProgramLifetimeMs,
} from '../../config/limits.ts';
import { refusal } from './auth.errors.ts';
import type { Auth } from './create-auth.ts';
import { type Context, getCurrentSession } from './current-session.usecases.ts';
import { consentPage } from './oauth-plugin.ts';

/** Addresses of Heddle: its own, and the one that AI clients talk to. */
export interface OwnAddresses {
  /** The issuer (RFC 8414), without a slash at its end. */
  origin: string;
  /** The protected resource (RFC 9728). */
  mcp: string;
}

const parameter = z.string().max(maxRedirectLength);

/** The parameters of an authorization request that count here; all others are ignored, as RFC 6749, 3.1, asks. */
const requestSchema = z.object({
  response_type: z.literal('code'),
  client_id: parameter,
  redirect_uri: parameter,
  code_challenge: parameter,
  code_challenge_method: z.literal('S256'),
  scope: parameter.optional(),
  state: parameter.optional(),
  resource: parameter.optional(),
});

export const registrationSchema = z.object({
  redirect_uris: z.array(parameter).min(1).max(maxProgramRedirects),
  client_name: z.string().max(maxRedirectLength).optional(),
});

/** Returns what a program asks for, for the user to decide. Throws INVALID_PROGRAM_REQUEST where it must not be trusted. */
export async function readProgramRequest({
  request,
  addresses,
  ...context
}: Context & { request: string; addresses: OwnAddresses }): Promise<ProgramRequest> {
  const { user } = await getCurrentSession(context);
  const { program, redirectUri, scopes } = await checkRequest({ ...context, request, addresses });
  const { hostname, protocol } = new URL(redirectUri);
  const isOnWeb = protocol === 'https:';
  return {
    name: program.name,
    returns_to: isOnWeb ? hostname : redirectUri.slice(0, 80),
    is_on_this_device: !isOnWeb,
    scopes,
    account: { id: user.id, email: user.email },
  };
}

/**
 * Allows a program what the user chose, or nothing, and returns where the browser goes with the answer. Throws OTHER_ACCOUNT where
 * somebody else has signed in since the request was shown.
 */
export async function answerProgramRequest({
  answer: { request, account_id, scopes },
  addresses,
  ...context
}: Context & { answer: ProgramAnswer; addresses: OwnAddresses }): Promise<{ redirect_to: string }> {
  const { auth } = context;
  const { user } = await getCurrentSession(context);
  if (user.id !== account_id) throw refusal('OTHER_ACCOUNT');
  const checked = await checkRequest({ ...context, request, addresses });
  if (!scopes.every((scope) => checked.scopes.includes(scope))) throw refusal('INVALID_PROGRAM_REQUEST');
  const accept = scopes.length > 0;
  const answered = await auth.api.oauth2Consent({
    ...asRequest(context, addresses),
    body: {
      accept,
      ...(accept && { scope: toScopes(['read', ...scopes]) }),
      oauth_query: checked.signedQuery,
    },
  });
  const redirect = new URL(readRedirect(answered));
  redirect.searchParams.set('iss', addresses.origin);
  if (accept && redirect.searchParams.has('code')) {
    const connection = await auth.programs.findConnection(user.id, checked.clientId);
    auth.announce({ userId: user.id, event: 'new-program', ...(connection && { id: connection.id }) });
  }
  return { redirect_to: redirect.href };
}

export async function listPrograms(context: Context): Promise<ConnectedProgram[]> {
  const { user } = await getCurrentSession(context);
  return context.auth.programs.listPrograms(user.id);
}

/** Disconnects a program: its next call is refused on every instance. Does nothing if it is not the user's or no longer connected. */
export async function disconnectProgram({ id, ...context }: Context & { id: string }): Promise<void> {
  const { user } = await getCurrentSession(context);
  await context.auth.programs.disconnect(user.id, id);
}

/** Registers a program (RFC 7591) as a public client that must use PKCE, whatever else it asks to be. Answers as RFC 7591 says. */
export async function registerProgram({
  auth,
  address,
  registration: { redirect_uris, client_name = '' },
  now,
}: {
  auth: Auth;
  address: string;
  registration: z.infer<typeof registrationSchema>;
  now: Date;
}) {
  const name = cleanText(client_name)
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxProgramNameLength);
  return auth.limits.attempt(
    [{ limit: 'registrationsPerAddress', subject: [address], verdict: () => 'count' }],
    async () => {
      const pending = await auth.programs.dropUnusedPrograms({
        before: new Date(now.getTime() - unusedProgramLifetimeMs),
        keptSince: new Date(now.getTime() - pendingProgramLifetimeMs),
        max: maxUnusedPrograms - 1,
      });
      if (pending >= maxUnusedPrograms)
        throw refusal('TOO_MANY_ATTEMPTS', { 'Retry-After': String(pendingProgramLifetimeMs / 1000) });
      return auth.api.registerOAuthClient({
        headers: new Headers(),
        body: {
          redirect_uris,
          client_name: isVisible(name) ? name.toWellFormed() : 'Unnamed program',
          application_type: 'native',
          token_endpoint_auth_method: 'none',
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
        },
      });
    },
  );
}

/** Forgets the tokens that no program can use any more. */
export function sweepTokens({ auth, now }: { auth: Auth; now: Date }): Promise<void> {
  return auth.programs.dropOldTokens({
    now,
    revokedBefore: new Date(now.getTime() - revokedTokenLifetimeMs),
  });
}

/** Checks a request with better-auth, which answers with the page that asks the user and a signature over what it asks. */
async function checkRequest({
  request,
  addresses,
  ...context
}: Context & { request: string; addresses: OwnAddresses }) {
  const { auth } = context;
  const parsed = requestSchema.safeParse(Object.fromEntries(new URLSearchParams(request)));
  if (!parsed.success) throw refusal('INVALID_PROGRAM_REQUEST');
  const { resource, scope, ...query } = parsed.data;
  if (resource !== undefined && resource.replace(/\/$/, '') !== addresses.mcp)
    throw refusal('INVALID_PROGRAM_REQUEST');
  const asked = scope?.split(' ') ?? programScopes;
  const scopes = programScopes.filter((each) => each === 'read' || asked.includes(each));
  const [program, answered] = await Promise.all([
    auth.programs.findProgram(query.client_id),
    auth.api.oauth2Authorize({
      ...asRequest(context, addresses),
      query: { ...query, scope: toScopes(scopes), prompt: 'consent' },
    }),
  ]);
  const [page, signedQuery] = readRedirect(answered).split('?', 2);
  if (!program || page !== consentPage || !signedQuery) throw refusal('INVALID_PROGRAM_REQUEST');
  return { clientId: query.client_id, redirectUri: query.redirect_uri, program, scopes, signedQuery };
}

/** Every program gets refresh tokens: it stays connected until the user says otherwise, or has not used it for long. */
const toScopes = (scopes: readonly ProgramScope[]) => [...new Set([...scopes, 'offline_access'])].join(' ');

/** Makes better-auth return where it would redirect. */
function asRequest({ visitor }: Context, { origin }: OwnAddresses) {
  const headers = new Headers(visitor.headers);
  headers.set('Accept', 'application/json');
  return { headers, request: new Request(origin, { headers }), asResponse: false as const };
}

function readRedirect(answered: unknown): string {
  const redirect = z.object({ url: z.string() }).safeParse(answered);
  if (!redirect.success) throw refusal('INVALID_PROGRAM_REQUEST');
  return redirect.data.url;
}
