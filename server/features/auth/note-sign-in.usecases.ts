import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { knownDeviceLifetimeMs } from '../../config/limits.ts';
import { toNetwork } from '../../http/client-address.ts';
import type { Auth } from './create-auth.ts';
import type { Visitor } from './visitor.ts';

/** What better-auth answers to a sign-in. */
export const signedInBodySchema = z.object({
  token: z.string(),
  user: z.looseObject({ id: z.string(), email: z.string() }),
});

/** Names the browser, not the person: it stays when they sign out. */
const deviceCookie = 'heddle.device';
const deviceCookiePattern = /(?:^|; )heddle\.device=([\w-]{32})(?:;|$)/;

/**
 * Does what follows each successful sign-in: remembers the network and the browser, gives the browser a cookie to know it by, and tells
 * the owner of the account of a browser that nobody has signed in to it with before.
 */
export async function noteSignIn({
  auth,
  visitor: { headers, address },
  signedIn: { token, user },
  isNewAccount = false,
  response,
}: {
  auth: Auth;
  visitor: Visitor;
  signedIn: { token: string; user: { id: string; email: string } };
  isNewAccount?: boolean;
  /** Gets the cookie. */
  response: Response;
}): Promise<void> {
  await auth.limits.rememberNetwork(toNetwork(address), user.email);
  auth.background.start('drop expired sessions', () => auth.repository.dropExpired(new Date()));
  const deviceId =
    deviceCookiePattern.exec(headers.get('Cookie') ?? '')?.[1] ?? randomBytes(24).toString('base64url');
  response.headers.append(
    'Set-Cookie',
    `${deviceCookie}=${deviceId}; Max-Age=${knownDeviceLifetimeMs / 1000}; Path=/; HttpOnly; SameSite=Lax${auth.hasSecureCookies ? '; Secure' : ''}`,
  );
  const wasKnown = await auth.limits.rememberDevice(deviceId, user.id);
  if (wasKnown || isNewAccount) return;
  const session = await auth.repository.findSessionWithToken(token);
  if (session) auth.announce({ userId: user.id, event: 'new-device', id: session.id });
}
