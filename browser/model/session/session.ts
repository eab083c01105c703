import { useSyncExternalStore } from 'react';
import { api, setTokenSource } from '#browser/api-client.ts';
import type { Account } from '#browser/store/account.ts';
import { persistState } from '#browser/store/use-persisted-state.ts';
import { idTokenRefreshIntervalMs } from '#contract/limits.ts';
import { firstAccountHeader } from '#contract/sync-headers.ts';
import { forgetSavedSubscription } from '../push/saved-subscription.ts';
import { clearDevice, getDeviceStore, type Unsent } from './device-store.ts';
import { keepSignedOut } from './keep-signed-out.ts';
import { createSessionMachine, type SessionMessage } from './session-machine.ts';
import { readStored, store } from './stored.ts';

const accountKey = 'heddle.account';
const signOutDueKey = 'heddle.sign-out-due';
const channel = new BroadcastChannel('heddle.session');

const machine = createSessionMachine({
  request: api.request,
  memory: {
    account: readAccount,
    remember: (account) => {
      store(accountKey, account && JSON.stringify(account));
      // The server removes the device with its session, and the next one has to save it again.
      if (!account) forgetSavedSubscription();
    },
    signOutDue: () => readStored(signOutDueKey) !== null,
    setSignOutDue: (due) => store(signOutDueKey, due ? '1' : undefined),
  },
  broadcast: (news) => channel.postMessage(news),
  clearDevice,
  now: Date.now,
});

export const getSession = machine.session;
export const subscribeToSession = machine.subscribe;
export const useSession = () => useSyncExternalStore(machine.subscribe, machine.session);

/** Returns the account that is signed in, with its current name. */
export function useAccount(): Account | undefined {
  const session = useSession();
  return session.state === 'signedIn' ? session.account : undefined;
}

/** Starts the session; call it once, before the first render. */
export function startSession(): Promise<void> {
  setTokenSource(machine);
  channel.addEventListener('message', (event: MessageEvent<SessionMessage>) => machine.hear(event.data));
  setInterval(machine.tick, idTokenRefreshIntervalMs);
  return machine.start();
}

/**
 * Signs in by a route of the server, such as `sign-in/email`. Resolves with false when a code is asked for, which goes to
 * `two-factor/verify`. Rejects with ApiError or NetworkError; `describeAuthError` has the texts.
 */
export const signIn = machine.signIn;

/** Makes ready for a sign-in that leaves this page: a sign-out that the server has not heard of is of the session before. */
export const prepareSignIn = machine.prepareSignIn;

export const signUp = (form: { name: string; email: string; password: string }) =>
  machine.signIn(
    'sign-up/email',
    { ...form, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    (accountId, headers) => {
      if (headers.has(firstAccountHeader)) persistState(accountId, firstAccountKey, true);
    },
  );

/** Key of the persisted state that is true until the owner of the first account was told about it. */
export const firstAccountKey = 'first-account';

export async function requestPasswordReset(email: string): Promise<ResetRequested> {
  const { body } = await api.request<ResetRequested>({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    body: { email, redirectTo: '/reset' },
    sendsToken: false,
  });
  return body;
}

/** `sends_mail` is false on a server without SMTP, where whoever runs it has the link. */
export interface ResetRequested {
  sends_mail: boolean;
}

/** Resolves with whether the token of a reset mail still works. Rejects when the server cannot say. */
export async function checkResetLink(token: string): Promise<boolean> {
  const { body } = await api.request<{ works: boolean }>({
    method: 'POST',
    path: '/api/auth/reset-password/check',
    body: { token },
    sendsToken: false,
  });
  return body.works;
}

export async function resetPassword(body: { newPassword: string; token: string }): Promise<void> {
  await api.request({ method: 'POST', path: '/api/auth/reset-password', body, sendsToken: false });
}

/** Signs out; calls `confirmLoss` first if something would be lost. Resolves with false when still signed in. */
export async function signOut(confirmLoss: (unsent: Unsent) => Promise<boolean>): Promise<boolean> {
  const session = machine.session();
  const device = session.state === 'signedIn' ? getDeviceStore(session.account.id) : undefined;
  const unsent = await device?.countUnsent();
  if (unsent && unsent.changes + unsent.recordings > 0 && !(await confirmLoss(unsent))) return false;
  keepSignedOut();
  const url = await machine.signOut();
  // The OpenID provider that signed this session in signs out too, and leads back.
  if (url) location.assign(url);
  return true;
}

/** Deletes everything of an account that the server has deleted from this device. */
export const leaveDeletedAccount = machine.deleted;

export const updateAccount = machine.changed;

function readAccount(): Account | undefined {
  try {
    const { id, name, email, timeZone } = JSON.parse(readStored(accountKey) ?? '{}');
    if (typeof id === 'string' && typeof name === 'string' && typeof email === 'string')
      return { id, name, email, ...(typeof timeZone === 'string' && { timeZone }) };
  } catch {
    // The entry is damaged: ask the server instead.
  }
  return undefined;
}
