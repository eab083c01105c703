import type { Session } from '#contract/sessions.ts';
import { canonicalizeAddress, toNetwork } from '../../http/client-address.ts';
import { refusal } from './auth.errors.ts';
import type { Auth } from './auth.ts';
import { signOut, type Visitor } from './auth.usecases.ts';

interface Context {
  auth: Auth;
  visitor: Visitor;
}

/** Returns the cookie's session and its user. Throws UNAUTHORIZED, or the database's error when it is unreachable. */
async function getCurrentSession({ auth, visitor: { headers } }: Context) {
  const current = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!current) throw refusal('UNAUTHORIZED');
  return current;
}

/** Returns the user's sessions, this one first, then the last active. Tokens stay on the server: sessions are named by id. */
export async function listSessions({ auth, visitor }: Context): Promise<Session[]> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  const sessions = await auth.repository.listSessions(user.id, new Date());
  return sessions
    .map((row) => ({
      ...row,
      ip_address: row.ip_address && canonicalizeAddress(row.ip_address),
      current: row.id === session.id,
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one session; does nothing if it is not the user's own or no longer exists. */
export async function revokeSession({ auth, visitor, id }: Context & { id: string }): Promise<void> {
  const { user } = await getCurrentSession({ auth, visitor });
  await auth.repository.endSessions(user.id, { only: id });
  auth.forgetSessions();
}

export async function revokeOtherSessions({ auth, visitor }: Context): Promise<void> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  await auth.repository.endSessions(user.id, { except: session.id });
  auth.forgetSessions();
}

export async function revokeAllSessions({ auth, visitor }: Context): Promise<void> {
  const { user } = await getCurrentSession({ auth, visitor });
  await auth.repository.endSessions(user.id);
  auth.forgetSessions();
}

/**
 * Throws INVALID_PASSWORD unless `password` is the account's. Guesses are counted for the session they come from alone:
 * whoever sits at an unlocked device can neither guess on nor keep the account's owner from signing in elsewhere, and
 * whoever guesses behind the same address keeps nobody from the account they are signed in to.
 */
async function confirmPassword({
  auth,
  visitor,
  session,
  password,
}: Context & { session: { id: string; userId: string }; password: string }): Promise<void> {
  const isRight = await auth.limits.attempt(
    [
      {
        limit: 'wrongPasswordsPerAccount',
        subject: ['session', session.id],
        verdict: (right: boolean) => (right ? 'forget' : 'count'),
      },
    ],
    () => auth.isPassword(session.userId, password),
  );
  if (isRight) return;
  // No password is right for an account that was deleted in the meantime.
  await getCurrentSession({ auth, visitor });
  throw refusal('INVALID_PASSWORD');
}

/** Changes the password, ends every other session and invalidates open reset links. */
export async function changePassword({
  auth,
  visitor,
  currentPassword,
  newPassword,
}: Context & { currentPassword: string; newPassword: string }): Promise<void> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  await confirmPassword({ auth, visitor, session, password: currentPassword });
  await auth.setPassword(user.id, newPassword, { keepSession: session.id });
  await auth.limits.forget('wrongPasswordsPerAccount', [toNetwork(visitor.address), user.email]);
  auth.forgetSessions();
}

/** Deletes the user with everything that is theirs, or nothing at all. */
export async function deleteAccount({
  auth,
  visitor,
  password,
}: Context & { password: string }): Promise<Response> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  await confirmPassword({ auth, visitor, session, password });
  await auth.repository.deleteUser(user.id, auth.jobs);
  // The session is gone already; this only removes the cookie.
  return signOut({ auth, visitor });
}
