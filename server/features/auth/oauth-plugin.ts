import { randomBytes } from 'node:crypto';
import { oauthProvider } from '@better-auth/oauth-provider';
import type { Endpoint } from 'better-auth';
import {
  authorizationCodeLifetimeMs,
  programRefreshLifetimeMs,
  programRefreshRetryMs,
  programTokenLifetimeMs,
} from '../../config/limits.ts';
import { hashToken, programTokenPrefix } from '../../token-format.ts';

/** The page that asks whether a program may connect. */
export const consentPage = '/connect';

/** better-auth counts in seconds. */
const toSeconds = (ms: number) => ms / 1000;

const createSecret = () => randomBytes(24).toString('hex');

/**
 * Configures the plugin that is an authorization server for programs. Every token is opaque and looked up at each call. Programs
 * are public clients without a secret, so what would sign or encrypt with one never runs.
 */
export function createOAuthPlugin(): OAuthPlugin {
  return oauthProvider({
    scopes: ['read', 'write', 'offline_access'],
    loginPage: '/login',
    consentPage,
    disableJwtPlugin: true,
    grantTypes: ['authorization_code', 'refresh_token'],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    codeExpiresIn: toSeconds(authorizationCodeLifetimeMs),
    accessTokenExpiresIn: toSeconds(programTokenLifetimeMs),
    refreshTokenExpiresIn: toSeconds(programRefreshLifetimeMs),
    refreshTokenReuseInterval: toSeconds(programRefreshRetryMs),
    storeTokens: { hash: async (token) => hashToken(token) },
    generateOpaqueAccessToken: () => `${programTokenPrefix}${createSecret()}`,
    generateRefreshToken: () => `heddle_refresh_${createSecret()}`,
  }) as unknown as OAuthPlugin;
}

type Plugin = ReturnType<typeof oauthProvider>;
type UsedEndpoint = 'oauth2Consent' | 'oauth2Token' | 'oauth2Revoke' | 'registerOAuthClient';

/** The plugin as far as it is used here: the type of its other endpoints does not fit `exactOptionalPropertyTypes`. */
type OAuthPlugin = Omit<Plugin, 'endpoints' | 'id' | 'hooks'> & {
  id: 'oauth-provider';
  endpoints: Pick<Plugin['endpoints'], UsedEndpoint> & {
    oauth2Authorize: Pick<Endpoint, 'options' | 'path'> &
      ((input: {
        headers: Headers;
        request: Request;
        query: Record<string, string | undefined>;
        asResponse: false;
      }) => Promise<unknown>);
  };
};
