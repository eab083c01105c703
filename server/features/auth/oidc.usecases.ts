import { z } from 'zod';
import type { OidcProblem } from '#contract/oidc-problems.ts';
import { confirmedLifetimeMs, oidcClockToleranceMs } from '../../config/limits.ts';
import { refusal } from './auth.errors.ts';
import { answerWithCookies } from './auth.usecases.ts';
import type { Auth } from './create-auth.ts';
import { type Context, getConfirmedSession, getCurrentSession } from './current-session.usecases.ts';
import { noteSignIn } from './note-sign-in.usecases.ts';
import { OidcError } from './oidc-provider.ts';
import type { Visitor } from './visitor.ts';

/** Returns the provider. Throws NOT_FOUND where there is none. */
function getOidc(auth: Auth) {
  if (!auth.oidc) throw refusal('NOT_FOUND');
  return auth.oidc;
}

/** Returns the address of the provider's page to sign in, and a cookie with what the answer has to fit. */
export function startOidcSignIn({
  auth,
  visitor,
  from,
  timeZone,
}: Context & { from?: string | undefined; timeZone?: string | undefined }): Promise<Response> {
  const { issuer } = getOidc(auth);
  return start(() =>
    auth.api.signInSocial({
      body: {
        provider: issuer,
        callbackURL: loginAddress({ from }),
        additionalData: { timeZone, from },
        disableRedirect: true,
      },
      headers: visitor.headers,
      asResponse: true,
    }),
  );
}

/** Does the same for somebody signed in who has to confirm that it is them: the provider asks for more than its cookie. */
export async function startOidcConfirmation({ auth, visitor }: Context): Promise<Response> {
  const { issuer } = getOidc(auth);
  await getCurrentSession({ auth, visitor });
  return start(() =>
    auth.api.signInSocial({
      body: {
        provider: issuer,
        callbackURL: settingsAddress(),
        additionalData: { confirms: true },
        additionalParams: { prompt: 'login', max_age: String(confirmedLifetimeMs / 1000) },
        disableRedirect: true,
      },
      headers: visitor.headers,
      asResponse: true,
    }),
  );
}

/** Does the same to connect the provider with the account that is signed in. */
export async function startOidcConnection({ auth, visitor }: Context): Promise<Response> {
  const { issuer } = getOidc(auth);
  await getConfirmedSession({ auth, visitor });
  return start(() =>
    auth.api.linkSocialAccount({
      body: { provider: issuer, callbackURL: settingsAddress(), disableRedirect: true },
      headers: visitor.headers,
      asResponse: true,
    }),
  );
}

async function start(ask: () => Promise<Response>): Promise<Response> {
  try {
    const response = await ask();
    const { url } = z.object({ url: z.url() }).parse(await response.json());
    return answerWithCookies({ url }, response);
  } catch (error) {
    if (!(error instanceof OidcError)) throw error;
    throw refusal(error.problem === 'wrong-issuer' ? 'PROVIDER_MISCONFIGURED' : 'PROVIDER_UNREACHABLE');
  }
}

/**
 * Finishes with the provider's answer: signs in, confirms or connects. Leads to a page of the browser in any case, with the problem in
 * its address if there is one. Somebody signed in keeps their session, which other tabs and push messages use.
 */
export async function finishOidc({
  auth,
  visitor,
  query,
  onProblem,
}: {
  auth: Auth;
  visitor: Visitor;
  query: Record<string, string>;
  /** `subject` is who the provider says it is, if it got that far. */
  onProblem: (failure: { problem: OidcProblem; cause: unknown; subject: string | undefined }) => void;
}): Promise<Response> {
  const { issuer, finish } = getOidc(auth);
  const { headers } = visitor;
  const startedAt = new Date();
  const current = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const { result, idToken, claims, error } = await finish(current?.user.id, () =>
    auth.api
      .callbackOAuth({ params: { id: issuer }, query, headers, asResponse: true, method: 'GET' })
      .catch((thrown: unknown) => {
        if (thrown instanceof OidcError) return undefined;
        throw thrown;
      }),
  );
  const fail = (problem: OidcProblem, response?: Response, cause?: unknown) => {
    onProblem({ problem, cause, subject: claims?.sub });
    return lead(current ? settingsAddress(problem) : loginAddress({ problem }), response);
  };
  if (error) return fail(error.problem, withoutSession(result), error.cause);
  const target = result?.headers.get('Location');
  if (!result || !target) return fail('failed', withoutSession(result));
  const refused = new URL(target, 'http://localhost').searchParams.get('error');
  if (refused) return fail(problemOf[refused] ?? 'failed', withoutSession(result), refused);
  const made = await findMadeSession(auth, result);
  if (!made) {
    const userId = claims && (await auth.signInMethods.findConnectedUser(claims.sub));
    if (userId) auth.announce({ userId, event: 'new-connection' });
    return lead(target, result);
  }
  if (current) {
    await auth.repository.endSession(made.id);
    if (made.userId !== current.user.id) return fail('other-account', withoutSession(result));
    const askedAt = (claims?.auth_time ?? 0) * 1000;
    if (askedAt < startedAt.getTime() - confirmedLifetimeMs - oidcClockToleranceMs)
      return fail('not-asked', withoutSession(result));
    await auth.passkeys.confirmSession(current.session.id, new Date());
    return lead(target, withoutSession(result));
  }
  if (idToken) await auth.signInMethods.keepIdToken(made.id, await auth.encrypt(idToken));
  const answer = lead(target, result);
  await noteSignIn({
    auth,
    visitor,
    signedIn: { token: made.token, user: { id: made.userId, email: made.email } },
    isNewAccount: new Date(made.createdAt) >= startedAt,
    response: answer,
  });
  return answer;
}

/** Disconnects the provider from the account. Throws LAST_WAY_IN where nothing else would sign in. */
export async function disconnectOidc({ auth, visitor }: Context): Promise<void> {
  getOidc(auth);
  const { user } = await getConfirmedSession({ auth, visitor });
  if (!(await auth.signInMethods.remove(user.id, { kind: 'provider' }))) throw refusal('LAST_WAY_IN');
}

/** What better-auth puts into the address that it leads to after a failure. */
const problemOf: Record<string, OidcProblem> = {
  access_denied: 'cancelled',
  login_required: 'cancelled',
  interaction_required: 'cancelled',
  consent_required: 'cancelled',
  temporarily_unavailable: 'unreachable',
  server_error: 'unreachable',
  state_not_found: 'expired',
  state_mismatch: 'expired',
  state_invalid: 'expired',
  issuer_mismatch: 'wrong-issuer',
  invalid_code: 'refused-code',
  signup_disabled: 'sign-up-closed',
  account_not_linked: 'email-in-use',
  EMAIL_NOT_VERIFIED: 'email-unverified',
  email_not_found: 'no-email',
  ACCOUNT_DISABLED: 'disabled',
  OTHER_ACCOUNT: 'other-account',
  account_already_linked_to_different_user: 'connected-elsewhere',
};

const sessionCookie = /^(?:__Secure-)?heddle\.session_token=/;
const tokenPattern = /^(?:__Secure-)?heddle\.session_token=([A-Za-z0-9]+)/;

async function findMadeSession(auth: Auth, response: Response) {
  const cookie = response.headers.getSetCookie().find((each) => tokenPattern.test(each));
  const token = tokenPattern.exec(cookie ?? '')?.[1];
  return token === undefined ? undefined : auth.repository.findMadeSession(token);
}

/** Returns an answer with the cookies of better-auth's except that of the session it made. */
function withoutSession(response: Response | undefined): Response | undefined {
  if (!response) return undefined;
  const rest = new Response(null);
  for (const cookie of response.headers.getSetCookie())
    if (!sessionCookie.test(cookie)) rest.headers.append('Set-Cookie', cookie);
  return rest;
}

function lead(target: string, cookies?: Response): Response {
  const answer = new Response(null, { status: 302, headers: { Location: target } });
  for (const cookie of cookies?.headers.getSetCookie() ?? []) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

const loginAddress = (query: { from?: string | undefined; problem?: OidcProblem }) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '/login' : `/login?${new URLSearchParams(given as [string, string][])}`;
};
const settingsAddress = (problem?: OidcProblem) =>
  `/settings${problem ? `?problem=${problem}` : ''}#password`;
