import { AsyncLocalStorage } from 'node:async_hooks';
import { getOAuthState } from 'better-auth/api';
import type { OAuthProvider } from 'better-auth/oauth2';
import { authorizationCodeRequest, createAuthorizationURL, getOAuth2Tokens } from 'better-auth/oauth2';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { maxEmailLength } from '#contract/limits.ts';
import type { OidcProblem } from '#contract/oidc-problems.ts';
import {
  maxOidcResponseBytes,
  oidcClockToleranceMs,
  oidcDiscoveryLifetimeMs,
  oidcRequestTimeoutMs,
} from '../../config/limits.ts';
import type { OidcConfig } from '../../config/oidc-config.ts';
import { createPublicFetch } from '../../http/public-fetch.ts';

const endpoint = z.url({ protocol: /^https?$/ });
/** OpenID Connect Discovery 1.0, section 3. */
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional(),
  end_session_endpoint: endpoint.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});
type Metadata = z.infer<typeof metadataSchema>;

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email().max(maxEmailLength).optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  auth_time: z.number().optional().catch(undefined),
});
export type OidcClaims = z.infer<typeof claimsSchema>;

/** Keys of the provider are public, so a token signed with a shared secret or with nothing is not taken. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Ends the sign-in that is under way; the problem is told in words. */
export class OidcError extends Error {
  readonly problem: OidcProblem;
  constructor(problem: OidcProblem, cause?: unknown) {
    super(`Single sign-on failed: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** What is known while better-auth finishes a sign-in, or becomes so. */
interface Finishing {
  /** Who was signed in already. */
  userId: string | undefined;
  idToken?: string;
  claims?: OidcClaims;
  error?: OidcError;
}

/**
 * Talks to the OpenID provider that the operator names. better-auth keeps state, PKCE verifier and nonce, and finds or makes the
 * account. Its generic provider asks for the metadata at start and does without the provider if that fails, allows clocks no
 * difference, and takes answers without an ID token; so this is our own. Nothing is asked before somebody signs in.
 */
export function createOidcProvider({
  config,
  baseUrl,
  clock,
}: {
  config: OidcConfig;
  baseUrl: string;
  clock: () => Date;
}) {
  const { issuer, clientId, clientSecret } = config;
  const redirectURI = `${baseUrl}/api/auth/oidc/callback`;
  const finishing = new AsyncLocalStorage<Finishing>();
  let known: { metadata: Metadata; keys: ReturnType<typeof createRemoteJWKSet>; until: number } | undefined;

  /** The operator named the issuer, which names all other addresses: they may be private ones. */
  const send = (
    address: string,
    request: { method?: string; headers?: Record<string, string>; body?: string },
  ) =>
    createPublicFetch({
      allowedHosts: [new URL(address).host],
      timeoutMs: oidcRequestTimeoutMs,
      maxResponseBytes: maxOidcResponseBytes,
    })(address, { method: 'GET', headers: {}, body: '', ...request });

  async function discover() {
    if (known && known.until > clock().getTime()) return known;
    const metadata = await send(`${issuer}/.well-known/openid-configuration`, {})
      .then(async (response) => metadataSchema.parse(await response.json()))
      .catch((error: unknown) => {
        throw new OidcError('unreachable', error);
      });
    if (withoutSlash(metadata.issuer) !== issuer) throw new OidcError('wrong-issuer');
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
      // A new key is fetched as soon as a token names it: only the provider can make us do so.
      cooldownDuration: 0,
      [customFetch]: (address) => send(address, {}),
    });
    known = { metadata, keys, until: clock().getTime() + oidcDiscoveryLifetimeMs };
    return known;
  }

  /** Checks an ID token (OpenID Connect Core 1.0, 3.1.3.7). */
  async function verify(idToken: string, nonce: string): Promise<JWTPayload> {
    const { metadata, keys } = await discover();
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: metadata.issuer,
      audience: clientId,
      algorithms,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      clockTolerance: toSeconds(oidcClockToleranceMs),
      currentDate: clock(),
    }).catch((error: unknown) => {
      throw new OidcError(error instanceof errors.JWTExpired ? 'clock' : 'refused-token', error);
    });
    if (Number(payload.iat) > toSeconds(clock().getTime() + oidcClockToleranceMs))
      throw new OidcError('clock');
    if (payload.nonce !== nonce || (payload.azp !== undefined && payload.azp !== clientId))
      throw new OidcError('refused-token');
    return payload;
  }

  /** Asks for the claims that are not in the ID token. */
  async function readUserInfo(accessToken: string | undefined, sub: string): Promise<object> {
    const { userinfo_endpoint } = (await discover()).metadata;
    if (!userinfo_endpoint || !accessToken) return {};
    const answer = await send(userinfo_endpoint, { headers: { Authorization: `Bearer ${accessToken}` } })
      .then((response) => response.json())
      .catch((error: unknown) => {
        throw new OidcError('unreachable', error);
      });
    const found = z.looseObject({ sub: z.literal(sub) }).safeParse(answer);
    if (!found.success) throw new OidcError('refused-token');
    return found.data;
  }

  /** Remembers why a sign-in failed, because better-auth turns errors into one of its own. */
  async function noteError<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      return await run();
    } catch (error) {
      const store = finishing.getStore();
      if (store && error instanceof OidcError) store.error = error;
      throw error;
    }
  }

  /** Throws where the provider would be connected with the account of somebody who is not signed in, or no longer. */
  async function checkConnection(): Promise<void> {
    const link = (await getOAuthState())?.link;
    const userId = finishing.getStore()?.userId;
    if (link && link.userId !== userId) throw new OidcError(userId ? 'other-account' : 'expired');
  }

  const provider: OAuthProvider<OidcClaims> = {
    id: issuer,
    name: config.name,
    requiresIdTokenNonce: true,
    options: { disableSignUp: config.signup === 'closed' },
    get issuer() {
      return known?.metadata.issuer;
    },
    accountSubject: ({ profile }) => profile.sub,

    async createAuthorizationURL({ state, codeVerifier, idTokenNonce, additionalParams }) {
      const { metadata } = await discover();
      return createAuthorizationURL({
        id: issuer,
        options: { clientId, redirectURI },
        authorizationEndpoint: metadata.authorization_endpoint,
        redirectURI,
        state,
        codeVerifier,
        nonce: idTokenNonce,
        scopes: ['openid', 'profile', 'email'],
        additionalParams,
      });
    },

    validateAuthorizationCode: ({ code, codeVerifier }) =>
      noteError(async () => {
        await checkConnection();
        const { token_endpoint, token_endpoint_auth_methods_supported: methods } = (await discover())
          .metadata;
        const { body, headers } = await authorizationCodeRequest({
          code,
          codeVerifier,
          redirectURI,
          options: { clientId, clientSecret },
          authentication: clientSecret && methods.includes('client_secret_basic') ? 'basic' : 'post',
          tokenEndpoint: token_endpoint,
        });
        const response = await send(token_endpoint, {
          method: 'POST',
          headers: z.record(z.string(), z.string()).parse(headers),
          body: body.toString(),
        }).catch((error: unknown) => {
          throw new OidcError('unreachable', error);
        });
        if (!response.ok)
          throw new OidcError('refused-code', new Error(`The token endpoint answered ${response.status}`));
        return getOAuth2Tokens(z.looseObject({}).parse(await response.json()));
      }),

    getUserInfo: ({ idToken, accessToken, expectedIdTokenNonce: nonce }) =>
      noteError(async () => {
        if (!idToken || !nonce) throw new OidcError('refused-token');
        const payload = await verify(idToken, nonce);
        const more = payload.email === undefined ? await readUserInfo(accessToken, String(payload.sub)) : {};
        const claims = claimsSchema.parse({ ...more, ...payload });
        const store = finishing.getStore();
        if (store) Object.assign(store, { idToken, claims });
        const email = claims.email;
        return {
          user: {
            email,
            emailVerified: claims.email_verified ?? false,
            name: claims.name || claims.preferred_username || email?.split('@')[0],
          },
          data: claims,
        };
      }),
  };

  return {
    issuer,
    name: config.name,
    autoRedirect: config.autoRedirect,
    provider,

    /** Runs what finishes a sign-in while `userId` is signed in, and returns its result with what became known meanwhile. */
    async finish<Result>(
      userId: string | undefined,
      run: () => Promise<Result>,
    ): Promise<Finishing & { result: Result }> {
      const store: Finishing = { userId };
      const result = await finishing.run(store, run);
      return { ...store, result };
    },

    /** Returns the claims about whoever's sign-in is being finished with the provider. */
    getClaims: () => finishing.getStore()?.claims,

    /** Returns whether the sign-in being finished may make an account: not that of somebody who confirms who they are. */
    mayCreateAccount: async (): Promise<boolean> =>
      finishing.getStore()?.userId === undefined && !(await getOAuthState())?.confirms,

    /** Returns the address that signs out at the provider and leads back (OpenID Connect RP-Initiated Logout 1.0), if it has one. */
    async createLogoutUrl(idToken: string): Promise<string | undefined> {
      const { end_session_endpoint } = (await discover()).metadata;
      if (!end_session_endpoint) return undefined;
      const url = new URL(end_session_endpoint);
      url.searchParams.set('id_token_hint', idToken);
      url.searchParams.set('client_id', clientId);
      url.searchParams.set('post_logout_redirect_uri', `${baseUrl}/login`);
      return url.href;
    },
  };
}

export type Oidc = ReturnType<typeof createOidcProvider>;

const toSeconds = (ms: number) => Math.floor(ms / 1000);
const withoutSlash = (address: string) => address.replace(/\/+$/, '');
