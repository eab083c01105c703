import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readBearerToken } from '../../http/bearer-token.ts';
import type { AppEnv } from '../../http/env.ts';
import { isAccessToken } from '../../token-format.ts';
import type { Auth } from '../auth/create-auth.ts';
import type { AuthorizeCall } from './authorize-call.usecases.ts';

/**
 * Admits requests with `Authorization: Bearer <ID token>` of a live session, or with an access token that has the scopes the
 * call needs, and sets the user. Ignores the session cookie, so no other site can make a signed-in request.
 */
export const authGuard = ({
  auth,
  authorizeCall,
  clientAddress,
}: {
  auth: Pick<Auth, 'authenticate'>;
  authorizeCall: AuthorizeCall;
  clientAddress: (c: Context) => string;
}) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const authorization = c.req.header('Authorization');
    const token = readBearerToken(authorization);
    if (isAccessToken(token)) {
      const call = { token, method: c.req.method, path: c.req.path, address: clientAddress(c) };
      const { user, scopes } = await authorizeCall(call);
      c.set('user', user);
      c.set('tokenScopes', scopes);
    } else c.set('user', await auth.authenticate(authorization));
    await next();
  });
