import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { NewTask, Task } from '#contract/tasks.ts';
import { createApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import type { VoiceLimits } from '../config/limits.ts';
import { openDatabase } from '../db/database.ts';
import { createEvents } from '../db/events.ts';
import type { Limits } from '../features/auth/attempt-limits.ts';
import type { LocalServer } from '../features/language-models/local-servers.ts';
import type { IntakePool } from '../features/understanding/intake-pool.ts';
import type { SpeechModel } from '../features/voice/speech-models/speech-models.ts';
import type { JobQueue } from '../jobs/job-payloads.ts';
import type { Mailer } from '../mail/mailer.ts';
import { describeWork } from '../uncaught-errors.ts';
import { checkResponse } from './check-response.ts';
import { createMailbox } from './mailbox.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestJobs } from './test-jobs.ts';
import { visit } from './visitor.ts';

const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '/nonexistent',
  databaseUrl: undefined,
  postgresBin: undefined,
  baseUrl: undefined,
  secret: 'a secret of at least thirty-two characters',
  isSecretSet: true,
  vapidPrivateKey: undefined,
  vapidSubject: undefined,
  allowedPushHosts: [],
  allowedCalendarHosts: [],
  allowedWebhookHosts: [],
  backup: 'off',
  backupDir: '/nonexistent/backups',
  backupKey: undefined,
  smtpUrl: undefined,
  mailFrom: 'heddle@localhost',
  mailIn: { port: 0, host: '127.0.0.1', domain: 'in.example.com', tls: undefined, authservId: undefined },
  signup: 'open',
  passwordSignIn: 'on',
  oidc: undefined,
  trustedProxies: [],
  metrics: 'closed',
  metricsToken: undefined,
  traces: undefined,
  llm: undefined,
  ollamaBaseUrl: undefined,
  transcription: undefined,
  speechModelDir: undefined,
  speechInstall: 'loopback',
  allowedLlmHosts: [],
  logLevel: 'silent',
  logFormat: 'text',
};

export interface TestUser {
  id: string;
  email: string;
  password: string;
  /** Sends a request with the user's ID token; a body goes as JSON. Throws when the answer breaks the contract. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Sends a request, expects success, and returns the JSON, or undefined for 204. */
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects by what it asserts.
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<any>;
  /** Stores one task as given. */
  addTask: (task: NewTask) => Promise<Task>;
  /** Header and cookie of the session, for what `send` cannot do: streams and the account's own routes. */
  authorization: string;
  cookie: string;
}

interface TestAppOptions {
  config?: Partial<Config>;
  clock?: () => Date;
  mailer?: Mailer;
  jobs?: JobQueue & Pick<ReturnType<typeof createTestJobs>, 'work' | 'stop'>;
  limits?: Limits;
  voiceLimits?: VoiceLimits;
  localServers?: readonly LocalServer[];
  speechModels?: readonly SpeechModel[];
  intake?: IntakePool;
}

/**
 * Creates the real app on a database of its own, or on `database` to have several instances share one; gone when the
 * test is. Mails end up in `mailbox`, log lines in `logged`.
 */
export async function createTestApp({
  database,
  ...options
}: TestAppOptions & { database?: TestDatabase } = {}) {
  const own = database ?? (await createTestDatabase());
  const logged: string[] = [];
  const log = pino({ level: 'trace', mixin: describeWork }, { write: (line: string) => logged.push(line) });
  const mailbox = createMailbox();
  const events = await createEvents({ connectionString: own.connectionString, log });
  const stopping = new AbortController();
  const clock = options.clock ?? (() => new Date());
  const testJobs = createTestJobs({ database: own.handle, clock, log });
  const jobs = options.jobs ?? testJobs;
  const app = createApp({
    database: own.handle,
    clock,
    mailer: mailbox.mailer,
    ...options,
    jobs,
    config: { ...testConfig, ...options.config },
    log,
    events,
    stopping: stopping.signal,
  });
  await jobs.work(app.jobDependencies);
  onTestFinished(async () => {
    stopping.abort();
    await app.close();
    await jobs.stop();
    await events.close();
    if (!database) await own.drop();
  });

  const request = (path: string, init: RequestInit = {}) => app.request(`http://localhost:3000${path}`, init);

  async function signUp({
    email = `${uuidv7()}@example.com`,
    password = 'correct horse battery',
    timeZone = 'Europe/Vienna',
  } = {}): Promise<TestUser> {
    const visitor = visit({ app });
    const { status, text, body } = await visitor.signUp({ name: 'Ada Weaver', email, password, timeZone });
    if (status !== 200) throw new Error(`Sign-up answered ${status}: ${text}`);
    const { user } = z.object({ user: z.object({ id: z.uuid() }) }).parse(body);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = await visitor.idToken();
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
      await checkResponse(method, path, answer);
      return answer;
    };
    const call: TestUser['call'] = async (...args) => {
      const answer = await send(...args);
      if (!answer.ok)
        throw new Error(`${args[0]} ${args[1]} answered ${answer.status}: ${await answer.text()}`);
      return answer.status === 204 ? undefined : answer.json();
    };
    return {
      id: user.id,
      email,
      password,
      authorization: `Bearer ${token}`,
      cookie,
      send,
      call,
      addTask: async (task) => (await call('POST', '/api/tasks/', task)).tasks[0],
    };
  }

  return {
    app,
    auth: app.auth,
    withModel: app.withModel,
    askForObject: app.askForObject,
    jobDependencies: app.jobDependencies,
    sendDueReminders: app.sendDueReminders,
    listenForMail: app.listenForMail,
    queueWebhooks: app.queueWebhooks,
    jobs,
    /** Runs the jobs that wait, also those that are to wait longer. */
    runJobs: testJobs.runAll,
    request,
    signUp,
    mailbox,
    logged,
    database: own,
    events,
    stop: () => stopping.abort(),
    /** Creates another instance on the same database. */
    anotherInstance: async (others: TestAppOptions = {}) => {
      const handle = openDatabase(own.connectionString, { onError: () => undefined, maxConnections: 5 });
      onTestFinished(() => handle.close());
      return createTestApp({ ...options, ...others, database: { ...own, handle } });
    },
  };
}

/** Creates the test app with somebody signed in. */
export async function createSignedInApp(options: TestAppOptions = {}) {
  const app = await createTestApp(options);
  return { ...app, ada: await app.signUp() };
}
