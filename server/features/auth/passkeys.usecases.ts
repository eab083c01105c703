import { z } from 'zod';
import { maxPasskeys } from '#contract/limits.ts';
import type { Passkey } from '#contract/sign-in-methods.ts';
import { toNetwork } from '../../http/client-address.ts';
import { isRefusalCode, refusal } from './auth.errors.ts';
import { answerWithCookies, readAnswer } from './auth.usecases.ts';
import type { Auth } from './create-auth.ts';
import { type Context, getConfirmedSession, getCurrentSession } from './current-session.usecases.ts';
import { noteSignIn } from './note-sign-in.usecases.ts';
import type { NewCredential, SignedChallenge } from './passkey-answers.ts';
import type { Visitor } from './visitor.ts';

/** Returns the options for a new passkey, and a cookie with the challenge. */
export async function startPasskey({ auth, visitor }: Context): Promise<Response> {
  const { user } = await getConfirmedSession({ auth, visitor });
  if ((await auth.passkeys.listPasskeys(user.id)).length >= maxPasskeys) throw refusal('TOO_MANY_PASSKEYS');
  return auth.api.generatePasskeyRegistrationOptions({ headers: visitor.headers, asResponse: true });
}

const addedSchema = z.object({ id: z.string(), name: z.string().nullish() });

/** Stores a new passkey under the name of its provider, if that is known, or else the given one. */
export async function addPasskey({
  auth,
  visitor,
  response: answer,
  name,
}: Context & { response: NewCredential; name: string }): Promise<Passkey> {
  const { user } = await getConfirmedSession({ auth, visitor });
  const { response, code } = await readAnswer(
    auth.api.verifyPasskeyRegistration({
      body: { response: answer },
      headers: visitor.headers,
      asResponse: true,
    }),
  );
  if (!response.ok) throw refusal(isRefusalCode(code) ? code : 'FAILED_TO_VERIFY_REGISTRATION');
  const stored = addedSchema.parse(await response.json());
  if (!(await auth.passkeys.keepWithin(user.id, stored.id, maxPasskeys))) throw refusal('TOO_MANY_PASSKEYS');
  if (!stored.name) await auth.passkeys.renamePasskey(user.id, stored.id, name);
  const added = (await auth.passkeys.listPasskeys(user.id)).find(({ id }) => id === stored.id);
  if (!added) throw refusal('FAILED_TO_VERIFY_REGISTRATION');
  auth.announce({ userId: user.id, event: 'new-passkey', id: added.id });
  return added;
}

export async function renamePasskey({
  auth,
  visitor,
  id,
  name,
}: Context & { id: string; name: string }): Promise<void> {
  const { user } = await getCurrentSession({ auth, visitor });
  if (!(await auth.passkeys.renamePasskey(user.id, id, name))) throw refusal('NOT_FOUND');
}

/** Removes a passkey; does nothing if it is not the user's own or no longer exists. Throws LAST_WAY_IN. */
export async function removePasskey({ auth, visitor, id }: Context & { id: string }): Promise<void> {
  const { user } = await getConfirmedSession({ auth, visitor });
  if (!(await auth.signInMethods.remove(user.id, { kind: 'passkey', id }))) throw refusal('LAST_WAY_IN');
}

/** Returns the options for a sign-in, and a cookie with the challenge. For somebody signed in they name the own passkeys. */
export function challengePasskey({ auth, visitor }: { auth: Auth; visitor: Visitor }): Promise<Response> {
  const { headers, address } = visitor;
  return auth.limits.attempt(
    [{ limit: 'passkeyChallengesPerAddress', subject: [toNetwork(address)], verdict: () => 'count' }],
    async () => {
      const response = await auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true });
      const options = z.looseObject({}).parse(await response.json());
      return answerWithCookies({ ...options, userVerification: 'required' }, response);
    },
  );
}

const signedInBodySchema = z.object({
  session: z.object({ token: z.string() }),
  user: z.object({ id: z.string(), email: z.string(), name: z.string(), timeZone: z.string() }),
});

/** Signs in with a passkey, which has checked that it is them: no password, and no code of a second factor. */
export async function signInWithPasskey({
  auth,
  visitor,
  response: signed,
}: {
  auth: Auth;
  visitor: Visitor;
  response: SignedChallenge;
}): Promise<Response> {
  const { response } = await readAnswer(
    auth.api.verifyPasskeyAuthentication({
      body: { response: signed },
      headers: visitor.headers,
      asResponse: true,
    }),
  );
  if (!response.ok) return response;
  const {
    user,
    session: { token },
  } = signedInBodySchema.parse(await response.json());
  const answer = answerWithCookies({ user }, response);
  await noteSignIn({ auth, visitor, signedIn: { token, user }, response: answer });
  return answer;
}

/** Confirms with a passkey that it is them. The session that better-auth makes of it ends at once. */
export async function confirmWithPasskey({
  auth,
  visitor,
  response: answer,
}: Context & { response: SignedChallenge }): Promise<void> {
  const { session, user } = await getCurrentSession({ auth, visitor });
  const { response, code } = await readAnswer(
    auth.api.verifyPasskeyAuthentication({
      body: { response: answer },
      headers: visitor.headers,
      asResponse: true,
    }),
  );
  if (!response.ok) throw refusal(isRefusalCode(code) ? code : 'AUTHENTICATION_FAILED');
  const made = signedInBodySchema.parse(await response.json());
  await auth.repository.endSessionWithToken(made.session.token);
  if (made.user.id !== user.id) throw refusal('PASSKEY_NOT_FOUND');
  await auth.passkeys.confirmSession(session.id, new Date());
}
