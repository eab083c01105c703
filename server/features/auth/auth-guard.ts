import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/env.ts';
import type { Auth } from './auth.ts';

/**
 * Lets a request pass that carries `Authorization: Bearer <ID token>` of a live session, and names its user.
 * The session cookie is never looked at, so no other site can make a signed-in request.
 */
export const authGuard = ({ auth }: { auth: Pick<Auth, 'authenticate'> }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('user', await auth.authenticate(c.req.header('Authorization')));
    await next();
  });
