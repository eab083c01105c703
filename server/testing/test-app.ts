import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { createApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { createEvents } from '../features/sync/events.ts';
import type { Mail } from '../mail/mailer.ts';
import { checkAnswer } from './contract-check.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '/nonexistent',
  databaseUrl: undefined,
  baseUrl: undefined,
  secret: 'a secret of at least thirty-two characters',
  smtpUrl: undefined,
  mailFrom: 'heddle@localhost',
  signup: 'open',
  trustedProxies: [],
  logLevel: 'silent',
};

export interface TestUser {
  id: string;
  email: string;
  password: string;
  /** Sends a request with the user's ID token; a body goes as JSON. Throws when the answer breaks the contract. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** As send, expecting success; returns the JSON, or undefined for 204. */
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects by what it asserts.
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<any>;
  /** Header and cookie of the session, for what `send` cannot do: streams and the account's own routes. */
  authorization: string;
  cookie: string;
}

/**
 * The real app on a database of its own, or on `database` to have several instances share one; gone when the
 * test is. Mails end up in `mails`.
 */
export async function createTestApp({
  config = {},
  clock = () => new Date(),
  database,
}: {
  config?: Partial<Config>;
  clock?: () => Date;
  database?: TestDatabase;
} = {}) {
  const own = database ?? (await createTestDatabase());
  const log = pino({ level: 'silent' });
  const mails: Mail[] = [];
  const events = await createEvents({ connectionString: own.connectionString, log });
  const stopping = new AbortController();
  const app = createApp({
    config: { ...testConfig, ...config },
    database: own.handle,
    clock,
    mailer: { send: async (mail) => void mails.push(mail) },
    log,
    events,
    stopping: stopping.signal,
  });
  onTestFinished(async () => {
    stopping.abort();
    await app.close();
    await events.close();
    if (!database) await own.drop();
  });

  const origin = 'http://localhost:3000';
  const request = (path: string, init: RequestInit = {}) => app.request(`${origin}${path}`, init);

  async function signUp({
    email = `${uuidv7()}@example.com`,
    password = 'correct horse battery',
    timeZone = 'Europe/Vienna',
  } = {}): Promise<TestUser> {
    const response = await request('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ name: 'Ada Weaver', email, password, timeZone }),
    });
    if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { user } = z.object({ user: z.object({ id: z.uuid() }) }).parse(await response.json());
    const tokenResponse = await request('/api/auth/token', { headers: { Cookie: cookie } });
    const { token } = z.object({ token: z.string() }).parse(await tokenResponse.json());
    const send: TestUser['send'] = async (method, path, body, headers = {}) => {
      const answer = await request(path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      await checkAnswer(method, path, answer);
      return answer;
    };
    return {
      id: user.id,
      email,
      password,
      authorization: `Bearer ${token}`,
      cookie,
      send,
      call: async (...args) => {
        const answer = await send(...args);
        if (!answer.ok)
          throw new Error(`${args[0]} ${args[1]} answered ${answer.status}: ${await answer.text()}`);
        return answer.status === 204 ? undefined : answer.json();
      },
    };
  }

  return { app, request, signUp, mails, database: own, events, stop: () => stopping.abort() };
}
