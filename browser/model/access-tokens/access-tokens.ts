import { ApiError, api } from '#browser/api-client.ts';
import type { AccessToken, CreatedAccessToken, NewAccessToken } from '#contract/access-tokens.ts';

// All functions in this file ask the server and reject with ApiError or NetworkError.

const path = '/api/access-tokens';

/** Lists the user's access tokens, the newest first. */
export async function listAccessTokens(): Promise<AccessToken[]> {
  return (await api.request<AccessToken[]>({ path })).body;
}

/** Creates a token. The answer alone has the token itself. */
export async function createAccessToken(body: NewAccessToken): Promise<CreatedAccessToken> {
  return (await api.request<CreatedAccessToken>({ method: 'POST', path, body })).body;
}

/** Revokes a token; it may be revoked already. */
export async function revokeAccessToken(id: string): Promise<void> {
  try {
    await api.request({ method: 'DELETE', path: `${path}/${id}` });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'access_tokens.not_found')) throw error;
  }
}
