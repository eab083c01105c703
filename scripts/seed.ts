import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createManyTasks } from '#fixtures/full-life.ts';
import { type Call, createLife } from '#fixtures/live.ts';
import { createSampleHistory } from '#fixtures/sample-history.ts';
import { createSampleLife, samplePerson } from '#fixtures/sample-life.ts';

const usage = `Usage: npm run seed -- [--tasks COUNT]

Fills the account ${samplePerson.email} of a running Heddle with a sample life, and makes the account if it is
not there. A second time changes nothing. --tasks adds so many generated tasks.

BASE_URL or PORT say where Heddle runs (http://localhost:3000), SEED_PASSWORD the account's password.`;

/** The default password, allowed only for an instance on this machine. */
const localPassword = 'sample life';

class UsageError extends Error {}

async function run(): Promise<string> {
  const { tasks, help } = readArguments();
  if (help) return usage;
  const { BASE_URL, PORT, SEED_PASSWORD } = process.env;
  const base = new URL(BASE_URL || `http://localhost:${PORT || 3000}`);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  if (!isLocal && !SEED_PASSWORD)
    throw new UsageError(`${base.host} is not this machine: set SEED_PASSWORD to a password of your own.`);
  const password = SEED_PASSWORD || localPassword;

  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const cookie = await signIn({ base, password, timeZone });
  const now = new Date();
  const life = createSampleLife({ now, timeZone });
  life.tasks.push(...createSampleHistory({ now, timeZone }), ...createManyTasks({ now, count: tasks }));
  await createLife({ life, call: await createCall({ base, cookie }) });
  return `${life.tasks.length} tasks and ${life.captures.length} captures are in ${base.origin}. Sign in as ${samplePerson.email} with the password “${password}”.`;
}

function readArguments(): { tasks: number; help: boolean } {
  try {
    const { values } = parseArgs({
      options: { tasks: { type: 'string', default: '0' }, help: { type: 'boolean', default: false } },
    });
    if (!/^\d{1,6}$/.test(values.tasks)) throw new Error('--tasks takes a number');
    return { tasks: Number(values.tasks), help: values.help };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Returns the cookie of a new session, creating the account if there is none. */
async function signIn({ base, password, timeZone }: { base: URL; password: string; timeZone: string }) {
  const send = (path: string, body: object) =>
    reach(new URL(path, base), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: base.origin },
      body: JSON.stringify(body),
    });
  const account = { ...samplePerson, password };
  let response = await send('/api/auth/sign-in/email', account);
  if (response.status === 401) response = await send('/api/auth/sign-up/email', { ...account, timeZone });
  if (!response.ok) {
    const { message } = z.object({ message: z.string() }).parse(await response.json());
    throw new UsageError(
      `${samplePerson.email} cannot sign in: ${message}. If the account has another password, set SEED_PASSWORD to it.`,
    );
  }
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Calls with an ID token, which lasts for an hour: long enough for a hundred thousand tasks. */
async function createCall({ base, cookie }: { base: URL; cookie: string }): Promise<Call> {
  const answer = await reach(new URL('/api/auth/token', base), { headers: { Cookie: cookie } });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return async (method, path, body, headers) => {
    const response = await reach(new URL(path, base), {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
}

async function reach(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new UsageError(
      `Nothing answers at ${url.origin}. Start Heddle there with npm start, or say with BASE_URL or PORT where it runs.`,
    );
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
