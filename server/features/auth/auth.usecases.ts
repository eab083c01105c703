import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { firstAccountHeader } from '#contract/sync-headers.ts';
import { toNetwork } from '../../http/client-address.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createResetPasswordMail } from '../../mail/reset-password-mail.ts';
import { readTexts } from '../settings/language.usecases.ts';
import type { SettingsReader } from '../settings/settings.usecases.ts';
import { isRefusalCode, refusal, refusals } from './auth.errors.ts';
import type { Auth } from './create-auth.ts';
import { noteSignIn, signedInBodySchema } from './note-sign-in.usecases.ts';
import { formatResetLink, getLinkBase } from './reset-links.ts';
import type { Visitor } from './visitor.ts';

interface Answer {
  response: Response;
  /** The code of a refusal. */
  code: string | undefined;
}

const refusalSchema = z.object({ code: z.string().optional(), message: z.string().optional() }).catch({});

/** Replaces the message of a refusal with the product's own words. */
export async function readAnswer(asked: Promise<Response>): Promise<Answer> {
  const response = await asked;
  if (response.ok) return { response, code: undefined };
  const { code, message } = refusalSchema.parse(await response.json().catch(() => undefined));
  const { status, headers } = response;
  headers.delete('content-length');
  const words = isRefusalCode(code) ? refusals[code].message : message;
  return { response: Response.json({ code, message: words }, { status, headers }), code };
}

export async function signUp({
  auth,
  visitor: { headers, address },
  account,
}: {
  auth: Auth;
  visitor: Visitor;
  account: { name: string; email: string; password: string; timeZone?: string | undefined };
}): Promise<Response> {
  const existed = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL';
  const { response } = await auth.limits.attempt(
    [
      {
        limit: 'signUpsPerAddress',
        subject: [toNetwork(address)],
        verdict: ({ code }: Answer) => (code === undefined || code === existed ? 'count' : 'keep'),
      },
    ],
    async () => {
      const { timeZone = 'UTC', ...body } = account;
      const answer = await readAnswer(
        auth.api.signUpEmail({ body: { ...body, timeZone }, headers, asResponse: true }),
      );
      if (answer.code === 'FAILED_TO_CREATE_USER' && (await auth.repository.findUserByEmail(account.email)))
        throw refusal(existed);
      return answer;
    },
  );
  if (!response.ok) return response;
  const signedIn = signedInBodySchema.parse(await response.clone().json());
  await noteSignIn({ auth, visitor: { headers, address }, signedIn, isNewAccount: true, response });
  if (await auth.repository.isOnlyUser()) response.headers.set(firstAccountHeader, 'true');
  return response;
}

/**
 * Signs in, or asks for a code where the account has a second factor and the device is not trusted. Only wrong passwords count;
 * a right one resets the account's count for this network.
 */
export async function signIn({
  auth,
  visitor: { headers, address },
  credentials,
}: {
  auth: Auth;
  visitor: Visitor;
  credentials: { email: string; password: string; rememberMe?: boolean | undefined };
}): Promise<Response> {
  const network = toNetwork(address);
  const isWrong = ({ code }: Answer) => code === 'INVALID_EMAIL_OR_PASSWORD';
  const isRight = ({ code }: Answer) => code === undefined || code === 'ACCOUNT_DISABLED';
  const { response } = await auth.limits.attempt(
    [
      {
        limit: 'wrongPasswordsPerAccount',
        subject: [network, credentials.email],
        verdict: (answer: Answer) => (isWrong(answer) ? 'count' : isRight(answer) ? 'forget' : 'keep'),
      },
      {
        limit: 'wrongPasswordsPerAddress',
        subject: [network],
        // Or a stranger behind the same address could keep its people out.
        isExempt: await auth.limits.isKnownNetwork(network, credentials.email),
        verdict: (answer: Answer) => (isWrong(answer) ? 'count' : 'keep'),
      },
    ],
    () => {
      const { rememberMe = true, ...body } = credentials;
      return readAnswer(auth.api.signInEmail({ body: { ...body, rememberMe }, headers, asResponse: true }));
    },
  );
  if (!response.ok) return response;
  const signedIn = signedInBodySchema.safeParse(await response.clone().json()).data;
  // Otherwise a code is asked for.
  if (signedIn) await noteSignIn({ auth, visitor: { headers, address }, signedIn, response });
  return response;
}

/** Returns an answer of our own with the cookies of better-auth's. */
export function answerWithCookies(body: object, { headers }: Response): Response {
  const answer = Response.json(body);
  for (const cookie of headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/**
 * Ends this session; answers the same if there is none, and else where to sign out at the OpenID provider it was made by. better-auth's own endpoint reports success even when the
 * database is down and the session lives on, so this ends it first, which throws instead.
 */
export async function signOut({ auth, visitor }: { auth: Auth; visitor: Visitor }): Promise<Response> {
  const { headers } = visitor;
  const current = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const idToken = current && (await auth.signInMethods.findIdToken(current.session.id));
  if (current) await auth.repository.endSession(current.session.id);
  auth.forgetSessions();
  const { response } = await readAnswer(auth.api.signOut({ headers, asResponse: true }));
  const url = idToken && (await findLogoutUrl(auth, idToken));
  return url && response.ok ? answerWithCookies({ success: true, url }, response) : response;
}

/** Returns where to sign out at the OpenID provider too; undefined where it does not answer, which is no reason to stay signed in. */
const findLogoutUrl = async (auth: Auth, idToken: string) => {
  try {
    return await auth.oidc?.createLogoutUrl(await auth.decrypt(idToken));
  } catch {
    return undefined;
  }
};

/**
 * Returns an ID token for the session of the cookie. better-auth's own endpoint answers 401 even when the database is
 * down, which would sign people out, so this reads the session first, which throws instead.
 */
export async function issueIdToken({ auth, visitor }: { auth: Auth; visitor: Visitor }): Promise<Response> {
  await auth.api.getSession({ headers: visitor.headers, query: { disableRefresh: true } });
  const { response } = await readAnswer(auth.api.getToken({ headers: visitor.headers, asResponse: true }));
  return response;
}

/**
 * Sends a reset link if the account exists. All of it happens after the response, whose content and timing are
 * therefore the same either way.
 */
export function requestPasswordReset({
  auth,
  email,
  baseUrl,
  requestUrl,
  onNoLink,
}: {
  auth: Auth;
  email: string;
  baseUrl: string | undefined;
  requestUrl: string;
  onNoLink: () => void;
}): void {
  auth.background.start('look up an account for a reset mail', async () => {
    const user = await auth.repository.findUserByEmail(email);
    if (!user) return;
    const base = getLinkBase({ baseUrl, requestUrl });
    if (!base) return onNoLink();
    await auth.limits
      .attempt([{ limit: 'resetMailsPerAccount', subject: [user.email], verdict: () => 'count' }], () =>
        auth.jobs.enqueue('reset-mail', { userId: user.id, linkBase: base }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof APIError && error.statusCode === 429)) throw error;
      });
  });
}

/** Mails a new link for a new password, unless the account was deleted meanwhile. */
export async function sendResetMail({
  auth,
  mailer,
  settings,
  userId,
  linkBase: base,
}: {
  auth: Auth;
  mailer: Mailer;
  settings: SettingsReader;
  userId: string;
  linkBase: string;
}): Promise<void> {
  const user = await auth.repository.findUser(userId);
  if (!user) return;
  const link = formatResetLink(base, await auth.createResetToken(user.id));
  const texts = await readTexts(settings, user.id);
  await mailer.send({ to: user.email, ...createResetPasswordMail(texts, { link }) });
}

/** Sets a new password, ends every session of the user and invalidates the user's other reset links. */
export async function resetPassword({
  auth,
  visitor,
  token,
  newPassword,
}: {
  auth: Auth;
  visitor: Visitor;
  token: string;
  newPassword: string;
}): Promise<Response> {
  const user = await auth.findResetUser(token);
  const { response } = await readAnswer(
    auth.api.resetPassword({ body: { token, newPassword }, headers: visitor.headers, asResponse: true }),
  );
  if (response.ok && user) {
    await auth.repository.dropResetLinks(user.id);
    await auth.limits.forget('wrongPasswordsPerAccount', [toNetwork(visitor.address), user.email]);
    auth.forgetSessions();
    auth.announce({ userId: user.id, event: 'new-password' });
  }
  return response;
}
