import { AppError } from '../../http/errors.ts';
import type { Auth } from './auth.ts';
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

/** Creates a link that sets a new password, once, within an hour; for people whom no mail reaches. */
export async function createResetLink({ auth, email, base }: Account & { base: string }): Promise<string> {
  const { id } = await findAccount({ auth, email });
  return formatResetLink(base, await auth.createResetToken(id));
}

export const listAccounts = ({ auth }: Pick<Account, 'auth'>) => auth.repository.listUsers();
