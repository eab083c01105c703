import type { Session } from '#contract/sessions.ts';
import type { SignInMethods } from '#contract/sign-in-methods.ts';
import { canonicalizeAddress, toNetwork } from '../../http/client-address.ts';
import { refusal } from './auth.errors.ts';
import { signOut } from './auth.usecases.ts';
import {
  type Context,
  confirmPassword,
  getConfirmedSession,
  getCurrentSession,
} from './current-session.usecases.ts';
import { confirmCode, countRecoveryCodes } from './second-factor.usecases.ts';

/** Returns the ways to sign in to the account. */
export async function readSignInMethods({ auth, visitor }: Context): Promise<SignInMethods> {
  const { user } = await getCurrentSession({ auth, visitor });
  const methods = await auth.signInMethods.find(user.id);
  return {
    has_password: methods.password,
    takes_passwords: auth.takesPasswords,
    provider: auth.oidc ? { name: auth.oidc.name, connected: methods.provider } : null,
    second_factor: {
      enabled: user.twoFactorEnabled ?? false,
      recovery_codes_left: await countRecoveryCodes({ auth, userId: user.id }),
    },
    passkeys: await auth.passkeys.listPasskeys(user.id),
    passkey_host: auth.passkeyHost,
  };
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

/** Changes the password, invalidates open reset links, and ends every other session unless asked not to. */
export async function changePassword({
  auth,
  visitor,
  currentPassword,
  newPassword,
  revokeOtherSessions = true,
}: Context & {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions?: boolean | undefined;
}): Promise<void> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  await confirmPassword({ auth, visitor, session, password: currentPassword });
  await auth.setPassword(user.id, newPassword, {
    keepSession: session.id,
    keepsOthers: !revokeOtherSessions,
  });
  await auth.limits.forget('wrongPasswordsPerAccount', [toNetwork(visitor.address), user.email]);
  auth.forgetSessions();
  auth.announce({ userId: user.id, event: 'new-password' });
}

/** Gives an account that has no password one. Throws PASSWORD_EXISTS. */
export async function addPassword({
  auth,
  visitor,
  newPassword,
}: Context & { newPassword: string }): Promise<void> {
  const { user } = await getConfirmedSession({ auth, visitor });
  if (!(await auth.signInMethods.addPassword(user.id, await auth.hashPassword(newPassword))))
    throw refusal('PASSWORD_EXISTS');
  auth.announce({ userId: user.id, event: 'new-password' });
}

/** Removes the password, so that passkeys or the OpenID provider alone sign in. Throws LAST_WAY_IN, TWO_STEP_IS_ON. */
export async function removePassword({ auth, visitor }: Context): Promise<void> {
  const { user } = await getConfirmedSession({ auth, visitor });
  if (user.twoFactorEnabled) throw refusal('TWO_STEP_IS_ON');
  if (!(await auth.signInMethods.remove(user.id, { kind: 'password' }))) throw refusal('LAST_WAY_IN');
  auth.announce({ userId: user.id, event: 'password-removed' });
}

/**
 * Deletes the user with everything that is theirs, or nothing at all. Takes the password, or a session that was just confirmed where the
 * account has none. Throws CODE_REQUIRED where a second factor is on.
 */
export async function deleteAccount({
  auth,
  visitor,
  password,
  code,
}: Context & { password?: string | undefined; code?: string | undefined }): Promise<Response> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  if ((await auth.signInMethods.find(user.id)).password)
    await confirmPassword({ auth, visitor, session, password: password ?? '' });
  else await getConfirmedSession({ auth, visitor });
  if (user.twoFactorEnabled) {
    if (code === undefined) throw refusal('CODE_REQUIRED');
    await confirmCode({ auth, visitor, code });
  }
  await auth.repository.deleteUser(user.id, auth.jobs);
  // The session is gone already; this only removes the cookie.
  return signOut({ auth, visitor });
}
