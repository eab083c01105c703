import { refusal } from './auth.errors.ts';
import type { Auth } from './auth.ts';
import type { Visitor } from './auth.usecases.ts';

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
