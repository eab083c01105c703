import { confirmedLifetimeMs } from '../../config/limits.ts';
import { refusal } from './auth.errors.ts';
import type { Auth } from './create-auth.ts';
import type { Visitor } from './visitor.ts';

export interface Context {
  auth: Auth;
  visitor: Visitor;
}

/** Returns the cookie's session and its user. Throws UNAUTHORIZED, or the database's error when it is unreachable. */
export async function getCurrentSession({ auth, visitor: { headers } }: Context) {
  const current = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!current) throw refusal('UNAUTHORIZED');
  return current;
}

/** Does the same, but only for a session that has just signed in or confirmed who it is. Throws SESSION_NOT_FRESH. */
export async function getConfirmedSession({ auth, visitor }: Context) {
  const current = await getCurrentSession({ auth, visitor });
  const since = new Date(Date.now() - confirmedLifetimeMs);
  if (!(await auth.passkeys.isConfirmed(current.session.id, since))) throw refusal('SESSION_NOT_FRESH');
  return current;
}

/** Confirms with the password that it is them. */
export async function confirmWithPassword({ auth, visitor, password }: Context & { password: string }) {
  const { session } = await getCurrentSession({ auth, visitor });
  await confirmPassword({ auth, visitor, session, password });
  await auth.passkeys.confirmSession(session.id, new Date());
}

/**
 * Throws INVALID_PASSWORD unless `password` is the account's. Guesses are counted for the session they come from alone:
 * whoever sits at an unlocked device can neither guess on nor keep the account's owner from signing in elsewhere, and
 * whoever guesses behind the same address keeps nobody from the account they are signed in to.
 */
export async function confirmPassword({
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
