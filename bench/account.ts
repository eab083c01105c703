import { z } from 'zod';
import { createManyTasks } from '#fixtures/full-life.ts';
import type { Call } from '#fixtures/live.ts';

export interface Account {
  email: string;
  password: string;
  authorization: string;
  /** The session's cookie, as a request header. */
  cookie: string;
  call: Call;
}

let accounts = 0;

/** Creates an account on the server at `url` and signs in. */
export async function createAccount(url: string): Promise<Account> {
  accounts += 1;
  const email = `bench-${accounts}@example.com`;
  const password = 'faster than a shuttle';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const headers = { 'Content-Type': 'application/json', Origin: new URL(url).origin };
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Bench Weaver', email, password, timeZone }),
  });
  if (!signedUp.ok) throw new Error(`Sign-up answered ${signedUp.status}`);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(`${url}/api/auth/token`, { headers: { Cookie: cookie } });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  const authorization = `Bearer ${token}`;

  const call: Call = async (method, path, body, more) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: authorization, 'Content-Type': 'application/json', ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.status === 204 ? undefined : response.json();
  };
  return { email, password, authorization, cookie, call };
}

/** Creates an account with `count` tasks and signs in. */
export async function createFullAccount(url: string, count: number): Promise<Account> {
  const account = await createAccount(url);
  const tasks = createManyTasks({ now: new Date(), count });
  await forEach(tasks, ({ body }) => account.call('POST', '/api/tasks/', body));
  return account;
}

/** Runs `work` for each item, sixteen at a time. */
async function forEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>) {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}
