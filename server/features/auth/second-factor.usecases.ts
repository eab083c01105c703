import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { attemptLimits } from '../../config/limits.ts';
import { refusal } from './auth.errors.ts';
import { answerWithCookies, readAnswer } from './auth.usecases.ts';
import type { Auth } from './create-auth.ts';
import { type Context, confirmPassword, getCurrentSession } from './current-session.usecases.ts';
import { noteSignIn, signedInBodySchema } from './note-sign-in.usecases.ts';
import { readCode } from './recovery-codes.ts';
import { isCurrentTotp } from './totp.ts';
import type { Visitor } from './visitor.ts';

/** Starts to set a second factor up: returns the address that authenticator apps read. It counts once a code has confirmed it. */
export async function startSecondFactor({
  auth,
  visitor,
  password,
}: Context & { password: string }): Promise<{ totpURI: string }> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  await confirmPassword({ auth, visitor, session, password });
  if (user.twoFactorEnabled) throw refusal('TOTP_ALREADY_ENABLED');
  const { totpURI } = z
    .object({ totpURI: z.string() })
    .parse(await auth.api.enableTwoFactor({ body: { password }, headers: visitor.headers }));
  return { totpURI };
}

/**
 * Turns the second factor on with the app's first code, and returns the recovery codes. better-auth's own endpoint replaces the
 * session, which other tabs and push messages use.
 */
export async function confirmSecondFactor({
  auth,
  visitor,
  code,
}: Context & { code: string }): Promise<{ backupCodes: string[] }> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  const stored = await auth.secondFactors.findSecondFactor(user.id);
  if (!stored) throw refusal('TWO_FACTOR_NOT_ENABLED');
  if (stored.verified) throw refusal('TOTP_ALREADY_ENABLED');
  const secret = await auth.decrypt(stored.secret);
  await countWrongCodes({ auth, session }, async () =>
    isCurrentTotp(secret, readCode(code).code, Date.now()),
  );
  await auth.secondFactors.enableSecondFactor(user.id);
  return readRecoveryCodes({ auth, userId: user.id });
}

/** Replaces the recovery codes, used ones and others, by new ones. */
export async function renewRecoveryCodes({
  auth,
  visitor,
  password,
  code,
}: Context & { password: string; code: string }): Promise<{ backupCodes: string[] }> {
  const { session } = await getCurrentSession({ auth, visitor });
  await confirmPassword({ auth, visitor, session, password });
  await confirmCode({ auth, visitor, code });
  const { backupCodes } = await auth.api.generateBackupCodes({
    body: { password },
    headers: visitor.headers,
  });
  return { backupCodes };
}

export async function turnOffSecondFactor({
  auth,
  visitor,
  password,
  code,
}: Context & { password: string; code: string }): Promise<void> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  await confirmPassword({ auth, visitor, session, password });
  await confirmCode({ auth, visitor, code });
  await auth.secondFactors.disableSecondFactor(user.id);
  auth.announce({ userId: user.id, event: 'two-step-off' });
}

/**
 * Throws INVALID_CODE unless the code is the app's present one or a recovery code, and not used before; it then is. Wrong ones are
 * counted for the session they come from.
 */
export async function confirmCode({ auth, visitor, code }: Context & { code: string }): Promise<void> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  if (!user.twoFactorEnabled) throw refusal('TWO_FACTOR_NOT_ENABLED');
  const read = readCode(code);
  const { headers } = visitor;
  await countWrongCodes({ auth, session }, async () =>
    read.kind === 'totp'
      ? (await isAccepted(() => auth.api.verifyTOTP({ body: { code: read.code }, headers }))) &&
        (await auth.limits.claimCode(user.id, read.code))
      : isAccepted(() =>
          auth.api.verifyBackupCode({ body: { code: read.code, disableSession: true }, headers }),
        ),
  );
}

/** Returns how many recovery codes are unused; 0 where the second factor is off. */
export async function countRecoveryCodes({ auth, userId }: { auth: Auth; userId: string }): Promise<number> {
  const stored = await auth.secondFactors.findSecondFactor(userId);
  return stored?.verified ? (await readRecoveryCodes({ auth, userId })).backupCodes.length : 0;
}

/**
 * Ends a sign-in whose password was right with a code. Five wrong ones end it, ten in a row lock codes of the account for a
 * quarter of an hour, on all networks: a password that somebody else knows must not be worth a guess from each of theirs.
 */
export async function signInWithCode({
  auth,
  visitor,
  code,
  trustDevice = false,
}: {
  auth: Auth;
  visitor: Visitor;
  code: string;
  trustDevice?: boolean | undefined;
}): Promise<Response> {
  const { headers } = visitor;
  // With a session better-auth would check the code of that account, without counting.
  if (await auth.api.getSession({ headers, query: { disableRefresh: true } }))
    throw refusal('INVALID_TWO_FACTOR_COOKIE');
  const read = readCode(code);
  const call = { body: { code: read.code, trustDevice }, headers, asResponse: true } as const;
  const { response, code: refused } = await readAnswer(
    read.kind === 'totp' ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call),
  );
  if (refused === 'ACCOUNT_TEMPORARILY_LOCKED')
    throw refusal('TOO_MANY_ATTEMPTS', {
      'Retry-After': String(attemptLimits.wrongCodesPerAccount.windowMs / 1000),
    });
  if (refused === 'INVALID_BACKUP_CODE') throw refusal('INVALID_CODE');
  if (!response.ok) return response;
  const signedIn = signedInBodySchema.parse(await response.json());
  const { token, user } = signedIn;
  if (read.kind === 'totp' && !(await auth.limits.claimCode(user.id, read.code))) {
    await auth.repository.endSessionWithToken(token);
    throw refusal('INVALID_CODE');
  }
  const answer = answerWithCookies({ user }, response);
  await noteSignIn({ auth, visitor, signedIn, response: answer });
  return answer;
}

async function countWrongCodes(
  { auth, session }: { auth: Auth; session: { id: string } },
  check: () => Promise<boolean>,
): Promise<void> {
  const isRight = await auth.limits.attempt(
    [
      {
        limit: 'wrongCodesPerAccount',
        subject: ['session', session.id],
        verdict: (right: boolean) => (right ? 'forget' : 'count'),
      },
    ],
    check,
  );
  if (!isRight) throw refusal('INVALID_CODE');
}

/** Runs an endpoint that checks a code; false when it refuses the code. */
async function isAccepted(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (error instanceof APIError && ['INVALID_CODE', 'INVALID_BACKUP_CODE'].includes(error.body?.code ?? ''))
      return false;
    throw error;
  }
}

async function readRecoveryCodes({ auth, userId }: { auth: Auth; userId: string }) {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return { backupCodes };
}
