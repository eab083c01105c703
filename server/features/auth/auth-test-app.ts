import { Hono } from 'hono';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Config } from '../../config/config.ts';
import { type DatabaseHandle, openDatabase } from '../../db/database.ts';
import { createClientAddress } from '../../http/client-address.ts';
import type { AppEnv } from '../../http/env.ts';
import { AppError } from '../../http/errors.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { defaultLimits, type Limits } from './attempt-limits.ts';
import { createAuthRoutes } from './auth.routes.ts';
import { createAuth } from './auth.ts';
import { authGuard } from './auth-guard.ts';

export const origin = 'http://localhost';
export const goodPassword = 'correct horse';

/** The sign-in routes and one guarded route, as one instance of the server has them. */
export function startInstance({
  database,
  config = {},
  mailer = { send: async () => undefined },
  clock = () => new Date(),
  limits = defaultLimits,
}: {
  database: DatabaseHandle;
  config?: Partial<Pick<Config, 'baseUrl' | 'secret' | 'signup' | 'trustedProxies'>>;
  mailer?: Mailer;
  clock?: () => Date;
  limits?: Limits;
}) {
  const settings = {
    baseUrl: undefined,
    secret: 'a secret of at least thirty-two characters',
    signup: 'open' as const,
    trustedProxies: [],
    ...config,
  };
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const madeWorkspaces: string[] = [];
  const auth = createAuth({
    config: settings,
    database,
    mailer,
    clock,
    log,
    limits,
    onUserCreated: async (userId) => {
      madeWorkspaces.push(userId);
      await database.db
        .insertInto('revision_counters')
        .values({ user_id: userId, revision: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  });
  onTestFinished(() => auth.close());
  const app = new Hono<AppEnv>();
  app.onError((error, c) =>
    error instanceof AppError
      ? c.json({ error: { code: error.code } }, error.status)
      : c.json({ error: { code: 'internal', message: String(error) } }, 500),
  );
  app.route(
    '/api/auth',
    createAuthRoutes({
      auth,
      config: settings,
      clientAddress: createClientAddress(settings.trustedProxies),
      log,
    }),
  );
  app.get('/api/me', authGuard({ auth }), (c) => c.json(c.get('user')));
  return { app, auth, logged, madeWorkspaces };
}

export type Instance = ReturnType<typeof startInstance>;

/** A database of its own and one instance on it, both gone with the test. */
export async function startAuth(options: Omit<Parameters<typeof startInstance>[0], 'database'> = {}) {
  const { handle, connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  const instance = startInstance({ database: handle, ...options });
  return {
    ...instance,
    database: handle,
    /** Another process on the same database. */
    anotherInstance: (others: typeof options = {}) => {
      const own = openDatabase(connectionString, { onError: () => undefined, maxConnections: 5 });
      onTestFinished(() => own.close());
      return startInstance({ database: own, ...options, ...others });
    },
  };
}

/** A browser: keeps cookies, and names the page's origin with each POST. */
export function visit({ app }: Pick<Instance, 'app'>, { address = '203.0.113.1' } = {}) {
  const cookies = new Map<string, string>();
  const request = async (
    method: string,
    path: string,
    body?: unknown,
    given: Record<string, string> = {},
  ) => {
    const headers = new Headers({
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method === 'POST' && { Origin: origin, 'Content-Type': 'application/json' }),
      ...given,
    });
    if (cookies.size === 0) headers.delete('Cookie');
    const response = await app.request(
      path,
      { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
      { incoming: { socket: { remoteAddress: address }, headers: Object.fromEntries(headers) } },
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const cut = pair.indexOf('=');
      if (/max-age=0/i.test(cookie)) cookies.delete(pair.slice(0, cut));
      else cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (text ? JSON.parse(text) : undefined) as Record<string, never> & { code?: string },
    };
  };
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    request('POST', `/api/auth${path}`, body, headers);
  const get = (path: string, headers?: Record<string, string>) => request('GET', path, undefined, headers);
  return {
    cookies,
    post,
    get,
    signUp: (account: Record<string, unknown> = {}) =>
      post('/sign-up/email', { name: 'Ada', email: 'ada@example.com', password: goodPassword, ...account }),
    signIn: (credentials: Record<string, unknown> = {}) =>
      post('/sign-in/email', { email: 'ada@example.com', password: goodPassword, ...credentials }),
    async idToken(): Promise<string> {
      const { status, body } = await get('/api/auth/token');
      if (status !== 200) throw new Error(`No ID token: ${status}`);
      return String(body.token);
    },
    me: (token: string) => get('/api/me', { Authorization: `Bearer ${token}` }),
  };
}

export type Visitor = ReturnType<typeof visit>;

/** Keeps what is sent; `next` waits for one more mail. */
export function createMailbox() {
  const mails: Mail[] = [];
  let arrived: (() => void) | undefined;
  return {
    mails,
    mailer: {
      send: async (mail: Mail) => {
        mails.push(mail);
        arrived?.();
      },
    } satisfies Mailer,
    async next(): Promise<Mail> {
      if (mails.length === 0)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      const mail = mails.shift();
      if (!mail) throw new Error('No mail');
      return mail;
    },
  };
}

export const tokenIn = (mail: Mail) => /\/reset\?token=(\S+)/.exec(mail.text)?.[1] ?? '';
