import { pino } from 'pino';
import { z } from 'zod';
import { type Config, readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { openDatabase } from '#server/db/database.ts';
import {
  connectAccount,
  createAccount,
  createResetLink,
  disableAccount,
  enableAccount,
  listAccounts,
  resetSecondFactor,
} from '#server/features/auth/accounts.usecases.ts';
import { type Auth, createAuth } from '#server/features/auth/create-auth.ts';
import { AppError } from '#server/http/errors.ts';
import { StartError } from '#server/start-error.ts';
import { openDatabaseOf } from './open-database.ts';

const usage = `Usage: npm run account -- COMMAND

  list                          every account
  create ADDRESS                make an account, and print a link that sets its password within one hour
  disable ADDRESS               refuse an account and end its sessions
  enable ADDRESS                let it sign in again
  reset-link ADDRESS            print a link that sets a new password within one hour
  connect ADDRESS SUBJECT       let it sign in as that subject of the OpenID provider
  reset-second-factor ADDRESS   turn two-step sign-in off for somebody who has lost their codes

It works while Heddle runs, with the same DATABASE_URL and SECRET, or DATA_DIR.`;

/** How many words follow each command. */
const commands = new Map([
  ['list', 0],
  ['create', 1],
  ['disable', 1],
  ['enable', 1],
  ['reset-link', 1],
  ['connect', 2],
  ['reset-second-factor', 1],
]);

class UsageError extends Error {}

async function run([command = '', ...words]: string[]): Promise<string> {
  if (commands.get(command) !== words.length) throw new UsageError(usage);
  const [email = '', subject = ''] = words;
  const config = readConfig();
  const address = email.trim().toLowerCase();
  if (command === 'create' && !z.email().safeParse(address).success)
    throw new UsageError(`${address} is not an email address.`);
  const base = config.baseUrl ?? `http://localhost:${config.port}`;
  return withAuth(config, async (auth) => {
    switch (command) {
      case 'disable':
        await disableAccount({ auth, email: address, now: new Date() });
        return `${address} is disabled.`;
      case 'enable':
        await enableAccount({ auth, email: address });
        return `${address} may sign in again.`;
      case 'create':
        return (
          (await createAccount({ auth, email: address, base })) ??
          `${address} has an account. Connect it: npm run account connect ${address} SUBJECT`
        );
      case 'connect':
        await connectAccount({ auth, email: address, subject });
        return `${address} signs in as ${subject} of the OpenID provider.`;
      case 'reset-link':
        return createResetLink({ auth, email: address, base });
      case 'reset-second-factor':
        await resetSecondFactor({ auth, email: address });
        return `${address} signs in with the password alone.`;
      default: {
        const accounts = await listAccounts({ auth });
        return accounts
          .map(({ email, name, disabledAt }) =>
            [email, name, disabledAt ? `disabled since ${disabledAt}` : 'enabled'].join('\t'),
          )
          .join('\n');
      }
    }
  });
}

async function withAuth<Result>(config: Config, work: (auth: Auth) => Promise<Result>): Promise<Result> {
  const log = pino({ level: 'silent' });
  const { connectionString, leave } = await openDatabaseOf(config, { create: false });
  const database = openDatabase(connectionString, { onError: () => undefined, maxConnections: 1 });
  const auth = createAuth({
    // The operator may add people to a closed server.
    config: { ...config, signup: 'open' },
    database,
    clock: () => new Date(),
    log,
    jobs: { enqueue: async () => undefined, wake: () => undefined, deleteJobsOf: async () => undefined },
    onUserCreated: async () => undefined,
  });
  try {
    return await work(auth);
  } finally {
    await auth.close();
    await database.close();
    await leave();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const known = [UsageError, ConfigError, StartError, AppError].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
