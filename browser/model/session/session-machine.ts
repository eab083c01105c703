import { ApiError, type ApiRequest, type ApiResponse, NetworkError } from '#browser/api-client.ts';
import { signOutTimeoutMs } from '#browser/limits.ts';
import type { Account } from '#browser/store/account.ts';
import { idTokenRefreshIntervalMs } from '#contract/limits.ts';
import { maybeSignedOutHeader } from '#contract/sync-headers.ts';

/**
 * `left`: signed out here or in another tab. `deleted`: the account was deleted. `refused`: the server ended the session.
 * `absent`: nobody was signed in.
 */
export type SignOutReason = 'left' | 'deleted' | 'refused' | 'absent';

export type Session =
  | { state: 'unknown' }
  | { state: 'signedOut'; because: SignOutReason }
  | { state: 'signedIn'; account: Account };

/** A message between tabs of one browser. */
export type SessionMessage = { kind: 'signedOut' } | { kind: 'signedIn'; account: Account };

export interface SessionParts {
  request: <Body>(request: ApiRequest) => Promise<ApiResponse<Body>>;
  /** Survives a reload: the account's id and name, never a secret. */
  memory: {
    account: () => Account | undefined;
    remember: (account: Account | undefined) => void;
    /** True while the server has not heard of a sign-out. */
    signOutDue: () => boolean;
    setSignOutDue: (due: boolean) => void;
  };
  broadcast: (news: SessionMessage) => void;
  /** Deletes everything of an account on this device. */
  clearDevice: (accountId: string) => Promise<void>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const otherAccount = () => new NetworkError('Somebody else signed in meanwhile.');

interface IdToken {
  value: string;
  /** The account as it was when the token was issued. */
  account: Account;
  /** Milliseconds since the epoch, by this device's clock. */
  staleAt: number;
}

export function createSessionMachine({ request, memory, broadcast, clearDevice, now }: SessionParts) {
  let session: Session = { state: 'unknown' };
  let idToken: IdToken | undefined;
  let tokenRequest: Promise<IdToken | undefined> | undefined;
  let signingOut: Promise<string | undefined> | undefined;
  /** Counts changes of the account: a token requested before the last one has outdated names. */
  let accountChanges = 0;
  const listeners = new Set<() => void>();

  function setSession(next: Session) {
    const signedIn = next.state === 'signedIn' ? next.account : undefined;
    if (signedIn?.id !== idToken?.account.id) idToken = undefined;
    memory.remember(signedIn);
    session = next;
    for (const listener of listeners) listener();
  }

  const getAccountId = () => (session.state === 'signedIn' ? session.account.id : undefined);
  const signedOut = (because: SignOutReason) => setSession({ state: 'signedOut', because });

  /** Fetches a token; callers share one request. Resolves with undefined when the cookie is no longer valid. */
  function fetchToken(): Promise<IdToken | undefined> {
    tokenRequest ??= (async () => {
      try {
        const { body } = await request<{ token: string } | undefined>({
          path: '/api/auth/token',
          headers: { [maybeSignedOutHeader]: 'true' },
          sendsToken: false,
        });
        if (!body) return undefined;
        idToken = readToken(body.token, now());
        return idToken;
      } catch (error) {
        if (error instanceof ApiError)
          throw new NetworkError('No ID token could be fetched.', { cause: error });
        throw error;
      } finally {
        tokenRequest = undefined;
      }
    })();
    return tokenRequest;
  }

  /** Fetches a new token for the account signed in here, and never returns one of another account. */
  async function refresh(): Promise<string | undefined> {
    const account = getAccountId();
    const changesBefore = accountChanges;
    const token = await fetchToken();
    if (getAccountId() !== account) throw otherAccount();
    if (!token) {
      const deleted = account !== undefined && (await wasDeleted(account));
      if (getAccountId() !== account) throw otherAccount();
      if (!deleted) signedOut('refused');
      else await leaveDeleted(account);
      return undefined;
    }
    if (token.account.id === account) {
      if (changesBefore === accountChanges) mergeAccount(token.account);
      return token.value;
    }
    setSession({ state: 'signedIn', account: token.account });
    throw otherAccount();
  }

  /** Asks the server whether the account was deleted. Rejects when it cannot be reached, so that no data is deleted. */
  async function wasDeleted(accountId: string): Promise<boolean> {
    try {
      const path = `/api/auth/deleted/${accountId}`;
      return (await request<{ deleted: boolean }>({ path, sendsToken: false })).body.deleted;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return false;
      throw new NetworkError('The server could not say whether the account was deleted.', { cause: error });
    }
  }

  /** Signs out of a deleted account, which has no session left to end. */
  async function leaveDeleted(accountId: string): Promise<void> {
    signedOut('deleted');
    broadcast({ kind: 'signedOut' });
    await clearDevice(accountId);
  }

  /** Updates the account where a field differs. */
  function mergeAccount(change: Partial<Omit<Account, 'id'>>) {
    if (session.state !== 'signedIn') return;
    const account = { ...session.account, ...change };
    const { name, email, timeZone } = session.account;
    if (account.name !== name || account.email !== email || account.timeZone !== timeZone)
      setSession({ state: 'signedIn', account });
  }

  /**
   * Tells the server of the sign-out; offline, it stays due until the next start. Resolves with the address that signs out at the
   * OpenID provider, if that signed in.
   */
  async function leave(): Promise<string | undefined> {
    try {
      const { body } = await request<{ url?: string } | undefined>({
        method: 'POST',
        path: '/api/auth/sign-out',
        body: {},
        sendsToken: false,
        keepalive: true,
        timeoutMs: signOutTimeoutMs,
      });
      memory.setSignOutDue(false);
      return body?.url;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) memory.setSignOutDue(false);
      return undefined;
    }
  }

  return {
    session: () => session,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Decides who is signed in: at once with a remembered account, otherwise when the server has answered. */
    async start(): Promise<void> {
      if (memory.signOutDue()) {
        signedOut('absent');
        signingOut = leave();
        await signingOut;
        return;
      }
      const account = memory.account();
      if (account) {
        setSession({ state: 'signedIn', account });
        await refresh().catch(() => undefined);
        return;
      }
      try {
        const token = await fetchToken();
        if (token) setSession({ state: 'signedIn', account: token.account });
        else signedOut('absent');
      } catch {
        signedOut('absent');
      }
    },

    async getToken(): Promise<string | undefined> {
      if (session.state !== 'signedIn') return undefined;
      return idToken && now() < idToken.staleAt ? idToken.value : refresh();
    },

    async renewToken(refused: string | undefined): Promise<string | undefined> {
      if (session.state !== 'signedIn') return undefined;
      return idToken && idToken.value !== refused ? idToken.value : refresh();
    },

    onRefused() {
      if (session.state === 'signedIn') signedOut('refused');
    },

    /**
     * Signs in or up by the route of that name. Resolves with false when the server asks for a code first. Rejects with
     * ApiError or NetworkError.
     */
    async signIn(
      path: string,
      form: object,
      onSignedIn?: (accountId: string, headers: Headers) => void,
    ): Promise<boolean> {
      await signingOut;
      const { body, headers } = await request<{ user?: Account }>({
        method: 'POST',
        path: `/api/auth/${path}`,
        body: form,
        sendsToken: false,
      });
      if (!body.user) return false;
      const { id, name, email } = body.user;
      onSignedIn?.(id, headers);
      memory.setSignOutDue(false);
      await tokenRequest?.catch(() => undefined);
      const token = await fetchToken().catch(() => 'unreachable' as const);
      if (!token) throw new ApiError({ status: 401, code: 'auth.cookie_refused', message: '' });
      if (token !== 'unreachable' && token.account.id !== id) throw otherAccount();
      const account = token === 'unreachable' ? { id, name, email } : token.account;
      setSession({ state: 'signedIn', account });
      broadcast({ kind: 'signedIn', account });
      return true;
    },

    /** Waits for a sign-out that is under way; one that the server has not heard of is given up. */
    async prepareSignIn(): Promise<void> {
      await signingOut;
      memory.setSignOutDue(false);
    },

    /**
     * Signs out here at once; if the server cannot be reached, it is told on the next start. Resolves with the address that signs out
     * at the OpenID provider, if that signed in.
     */
    async signOut(): Promise<string | undefined> {
      const account = getAccountId();
      memory.setSignOutDue(true);
      signingOut = leave();
      signedOut('left');
      broadcast({ kind: 'signedOut' });
      if (account) await clearDevice(account);
      return signingOut;
    },

    /** Updates the account here and in other tabs; other devices get the change with their next token. */
    changed(change: Partial<Omit<Account, 'id'>>) {
      accountChanges += 1;
      mergeAccount(change);
      if (session.state === 'signedIn') broadcast({ kind: 'signedIn', account: session.account });
    },

    /** Handles that the server has deleted the account. */
    async deleted(accountId: string): Promise<void> {
      if (session.state !== 'signedIn' || session.account.id === accountId) await leaveDeleted(accountId);
    },

    hear(news: SessionMessage) {
      if (news.kind === 'signedIn') {
        accountChanges += 1;
        if (getAccountId() === news.account.id) mergeAccount(news.account);
        else setSession({ state: 'signedIn', account: news.account });
      } else if (session.state === 'signedIn') signedOut('left');
    },

    /** Keeps the token fresh while signed in; call it on every tick of a timer. */
    async tick(): Promise<void> {
      if (session.state === 'signedIn') await refresh().catch(() => undefined);
    },
  };
}

/** Reads a token. Its age counts from its arrival, so a device with a wrong clock does not fetch one for every request. */
function readToken(value: string, receivedAt: number): IdToken {
  const payload: unknown = JSON.parse(decodeBase64Url(value.split('.')[1] ?? ''));
  const { sub, name, email, zoneinfo, iat, exp } = payload as {
    sub?: unknown;
    name?: unknown;
    email?: unknown;
    zoneinfo?: unknown;
    iat?: number;
    exp?: number;
  };
  if (typeof sub !== 'string' || typeof name !== 'string' || typeof email !== 'string')
    throw new NetworkError('The ID token names no account.');
  const lifetime = exp && iat ? (exp - iat) * 1000 : Number.POSITIVE_INFINITY;
  return {
    value,
    account: { id: sub, name, email, ...(typeof zoneinfo === 'string' && { timeZone: zoneinfo }) },
    staleAt: receivedAt + Math.min(idTokenRefreshIntervalMs, lifetime * 0.9),
  };
}

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
