import { randomBytes } from 'node:crypto';
import { AppError } from '../../http/errors.ts';
import type { Auth } from './create-auth.ts';
import { formatResetLink } from './reset-links.ts';

/** An account as the operator names it; `npm run account` calls these use cases. */
type Account = { auth: Auth; email: string };

async function findAccount({ auth, email }: Account) {
  const user = await auth.repository.findUserByEmail(email);
  if (!user)
    throw new AppError({
      code: 'accounts.not_found',
      message: `There is no account with the address ${email}.`,
      status: 404,
    });
  return user;
}

/** Ends every session; servers that run refuse the account's ID tokens within a second. */
export async function disableAccount({ auth, email, now }: Account & { now: Date }): Promise<void> {
  const { id } = await findAccount({ auth, email });
  await auth.repository.setDisabled(id, now);
  await auth.repository.endSessions(id);
}

export async function enableAccount({ auth, email }: Account): Promise<void> {
  const { id } = await findAccount({ auth, email });
  await auth.repository.setDisabled(id, null);
}

/**
 * Creates an account, also where sign-up is closed. Resolves with a link on which its owner sets the password, once, within an hour;
 * undefined where passwords are off. `auth` must allow sign-up.
 */
export async function createAccount({
  auth,
  email,
  base,
}: Account & { base: string }): Promise<string | undefined> {
  if (await auth.repository.findUserByEmail(email))
    throw new AppError({
      code: 'accounts.exists',
      message: `There is already an account with the address ${email}.`,
      status: 409,
    });
  const [name = email] = email.split('@');
  // Nobody knows this password, and its session ends at once: the link is the only way in.
  const password = randomBytes(24).toString('base64url');
  await auth.api.signUpEmail({ body: { name, email, password, timeZone: 'UTC' } });
  const { id } = await findAccount({ auth, email });
  await auth.repository.endSessions(id);
  return auth.takesPasswords ? formatResetLink(base, await auth.createResetToken(id)) : undefined;
}

/**
 * Connects an account with the OpenID provider, for somebody who cannot sign in to do so: where passwords are off, that is everybody
 * who has nothing but a password.
 */
export async function connectAccount({ auth, email, subject }: Account & { subject: string }): Promise<void> {
  if (!auth.oidc)
    throw new AppError({
      code: 'accounts.no_provider',
      message: 'There is no OpenID provider: set OIDC_ISSUER.',
      status: 409,
    });
  const { id } = await findAccount({ auth, email });
  const owner = await auth.signInMethods.findConnectedUser(subject);
  if (owner !== undefined && owner !== id)
    throw new AppError({
      code: 'accounts.connected_elsewhere',
      message: `${subject} belongs to another account here.`,
      status: 409,
    });
  await auth.signInMethods.connectProvider(id, subject);
}

/** Creates a link that sets a new password, once, within an hour; for people whom no mail reaches. */
export async function createResetLink({ auth, email, base }: Account & { base: string }): Promise<string> {
  const { id } = await findAccount({ auth, email });
  if (!auth.takesPasswords)
    throw new AppError({
      code: 'accounts.no_passwords',
      message: `This server takes no passwords. Connect the account instead: npm run account connect ${email} SUBJECT`,
      status: 409,
    });
  return formatResetLink(base, await auth.createResetToken(id));
}

/** Turns the second factor off, for somebody who has lost their authenticator app and their recovery codes. */
export async function resetSecondFactor({ auth, email }: Account): Promise<void> {
  const { id } = await findAccount({ auth, email });
  await auth.secondFactors.disableSecondFactor(id);
}

export const listAccounts = ({ auth }: Pick<Account, 'auth'>) => auth.repository.listUsers();
