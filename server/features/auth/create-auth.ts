import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { attemptLimits, resetLinkLifetimeMs } from '../../config/limits.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { readBearerToken } from '../../http/bearer-token.ts';
import type { SessionUser } from '../../http/env.ts';
import { unauthenticated } from '../../http/errors.ts';
import type { JobQueue } from '../../jobs/job-payloads.ts';
import type { SecurityEvent } from '../../mail/security-mail.ts';
import { createAttemptLimits, type Limits } from './attempt-limits.ts';
import { createAuthRepository } from './auth.repository.ts';
import { createBackground } from './background.ts';
import { canDecrypt, createBetterAuth } from './better-auth.ts';
import { createIdTokens } from './id-tokens.ts';
import { createLiveSessions } from './live-sessions.ts';
import { createOidcProvider } from './oidc-provider.ts';
import { createPasskeysRepository } from './passkeys.repository.ts';
import { createProgramsRepository } from './programs.repository.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';
import { createSignInMethodsRepository } from './sign-in-methods.repository.ts';

/**
 * Sets up accounts, sessions and ID tokens. `onUserCreated` makes a new user's workspace; it may be called again for
 * the same user and must then complete what is missing. `close` before the database is closed.
 */
export function createAuth({
  config,
  database,
  jobs,
  clock,
  log,
  onUserCreated,
  limits = attemptLimits,
}: {
  config: Pick<Config, 'baseUrl' | 'secret' | 'signup' | 'smtpUrl' | 'oidc' | 'passwordSignIn'>;
  database: DatabaseHandle;
  jobs: Pick<JobQueue, 'enqueue' | 'wake' | 'deleteJobsOf'>;
  clock: () => Date;
  log: Logger;
  onUserCreated: (userId: string) => Promise<void>;
  limits?: Limits;
}) {
  const repository = createAuthRepository(database.db);
  const issuer = config.baseUrl ?? 'heddle';
  const oidc =
    config.oidc && config.baseUrl
      ? createOidcProvider({ config: config.oidc, baseUrl: config.baseUrl, clock })
      : undefined;
  const betterAuth = createBetterAuth({
    config,
    pool: database.authPool,
    repository,
    issuer,
    oidc,
    log,
    onUserCreated,
  });
  const idTokens = createIdTokens({
    repository,
    canDecrypt: (privateKey) => canDecrypt(privateKey, config.secret),
    issuer,
    clock,
  });
  const liveSessions = createLiveSessions({ repository, clock, onUserCreated });
  const background = createBackground(log);

  return {
    api: betterAuth.api,
    repository,
    secondFactors: createSecondFactorRepository(database.db),
    passkeys: createPasskeysRepository(database.db),
    signInMethods: createSignInMethodsRepository(database.db, {
      takesPasswords: config.passwordSignIn === 'on',
      providerId: config.oidc?.issuer,
    }),
    /** The OpenID provider, if people sign in with one. */
    oidc,
    takesPasswords: config.passwordSignIn === 'on',
    programs: createProgramsRepository(database.db),
    /** The host that passkeys belong to. */
    passkeyHost: new URL(config.baseUrl ?? 'http://localhost').hostname,
    /** Decrypts what better-auth encrypted with SECRET. */
    decrypt: (data: string): Promise<string> => symmetricDecrypt({ key: config.secret, data }),
    encrypt: (data: string): Promise<string> => symmetricEncrypt({ key: config.secret, data }),
    hasSecureCookies: config.baseUrl?.startsWith('https:') ?? false,
    limits: createAttemptLimits({ pool: database.authPool, limits }),
    jobs,
    background,

    /** Takes the value of an Authorization header. Throws unauthenticated(). */
    async authenticate(authorization: string | undefined): Promise<SessionUser> {
      const token = readBearerToken(authorization);
      if (!token) throw unauthenticated();
      const { userId, sessionId } = await idTokens.verify(token);
      const user = await liveSessions.find(sessionId);
      if (user?.id !== userId) throw unauthenticated();
      return user;
    },

    /** Returns true while a session may be used; at most 500 ms old. For connections that outlive their request. */
    sessionIsLive: async (sessionId: string): Promise<boolean> =>
      (await liveSessions.find(sessionId)) !== undefined,

    accountExists: async (userId: string): Promise<boolean> =>
      (await repository.findUser(userId)) !== undefined,

    /** Makes changes of sessions and users made on this instance show at once rather than within 500 ms. */
    forgetSessions: () => liveSessions.forget(),

    /** Tells the owner of an account of a change by mail. Without SMTP nobody would read it. */
    announce(change: { userId: string; event: SecurityEvent; id?: string }): void {
      if (config.smtpUrl === undefined) return;
      const at = new Date().toISOString();
      background.start('ask for a security mail', () => jobs.enqueue('security-mail', { ...change, at }));
    },

    /** Returns true if this is the account's password. */
    async isPassword(userId: string, password: string): Promise<boolean> {
      const { internalAdapter, password: passwords } = await betterAuth.$context;
      const account = await internalAdapter.findCredentialAccount(userId);
      return account?.password ? passwords.verify({ hash: account.password, password }) : false;
    },

    hashPassword: async (password: string): Promise<string> =>
      (await betterAuth.$context).password.hash(password),

    /** Sets the password, ends every session but `keepSession` unless `keepsOthers`, and invalidates open reset links. */
    async setPassword(
      userId: string,
      password: string,
      sessions: { keepSession: string; keepsOthers: boolean },
    ) {
      const { password: passwords } = await betterAuth.$context;
      await repository.setPassword(userId, { hash: await passwords.hash(password), ...sessions });
    },

    /** Creates a token for one password reset within an hour. */
    async createResetToken(userId: string): Promise<string> {
      const token = randomBytes(24).toString('base64url');
      const { internalAdapter } = await betterAuth.$context;
      await internalAdapter.createVerificationValue({
        identifier: resetIdentifier(token),
        value: userId,
        expiresAt: new Date(Date.now() + resetLinkLifetimeMs),
      });
      return token;
    },

    /** Returns the user a reset token was made for. */
    async findResetUser(token: string) {
      const { internalAdapter } = await betterAuth.$context;
      const verification = await internalAdapter.findVerificationValue(resetIdentifier(token));
      return verification && verification.expiresAt > new Date()
        ? repository.findUser(verification.value)
        : undefined;
    },

    close: () => background.close(),
  };
}

export type Auth = ReturnType<typeof createAuth>;

/** Returns the key under which better-auth's reset-password endpoint looks a token up. */
const resetIdentifier = (token: string) => `reset-password:${token}`;
