import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/env.ts';
import type { Auth } from './auth.ts';

/**
 * Admits requests with `Authorization: Bearer <ID token>` of a live session, and sets the user.
 * Ignores the session cookie, so no other site can make a signed-in request.
 */
export const authGuard = ({ auth }: { auth: Pick<Auth, 'authenticate'> }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('user', await auth.authenticate(c.req.header('Authorization')));
    await next();
  });
