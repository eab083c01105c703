import { z } from 'zod';
import { samplePerson } from '#fixtures/sample-life.ts';

/** The default password, allowed only for an instance on this machine. */
const localPassword = 'sample life';

/** A mistake of who runs the script, in words for them. */
export class UsageError extends Error {}

export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

/**
 * Signs in as the sample person to a running Heddle, which BASE_URL or PORT name, and creates the account if there is none. `send` sends
 * requests with an ID token, which lasts for an hour.
 */
export async function openSampleAccount(): Promise<{
  base: URL;
  password: string;
  timeZone: string;
  send: Send;
}> {
  const { BASE_URL, PORT, SEED_PASSWORD } = process.env;
  const base = new URL(BASE_URL || `http://localhost:${PORT || 3000}`);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  if (!isLocal && !SEED_PASSWORD)
    throw new UsageError(`${base.host} is not this machine: set SEED_PASSWORD to a password of your own.`);
  const password = SEED_PASSWORD || localPassword;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const cookie = await signIn({ base, password, timeZone });
  const answer = await reach(new URL('/api/auth/token', base), { headers: { Cookie: cookie } });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  const send: Send = (method, path, body, headers) =>
    reach(new URL(path, base), {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { base, password, timeZone, send };
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

async function reach(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new UsageError(
      `Nothing answers at ${url.origin}. Start Heddle there with npm start, or say with BASE_URL or PORT where it runs.`,
    );
  }
}
