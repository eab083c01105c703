import { getAuthenticatorName, passkey } from '@better-auth/passkey';
import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { type JwtOptions, jwt } from 'better-auth/plugins/jwt';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type pg from 'pg';
import type { Logger } from 'pino';
import { idTokenLifetimeMs, maxNameLength, maxPasswordLength, minPasswordLength } from '#contract/limits.ts';
import { timeZoneSchema } from '#contract/profile.ts';
import { cleanText } from '#contract/text.ts';
import type { Config } from '../../config/config.ts';
import {
  attemptLimits,
  sessionLifetimeMs,
  sessionRenewalIntervalMs,
  signingKeyLifetimeMs,
  trustedDeviceLifetimeMs,
  unfinishedSignInLifetimeMs,
} from '../../config/limits.ts';
import { describeError } from '../../log.ts';
import { refusal } from './auth.errors.ts';
import type { AuthRepository } from './auth.repository.ts';
import { createOAuthPlugin } from './oauth-plugin.ts';
import type { Oidc } from './oidc-provider.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createRecoveryCodes } from './recovery-codes.ts';

/** Carries the client address to better-auth; a value that a client sends is overwritten. */
export const clientAddressHeader = 'x-heddle-client-address';

/** better-auth counts in seconds. */
const toSeconds = (ms: number) => ms / 1000;

/**
 * Configures better-auth for this project. It is called endpoint by endpoint and never sees a request: origins,
 * bodies and limits are checked before. Without BASE_URL its own address is a placeholder.
 */
export function createBetterAuth({
  config,
  pool,
  repository,
  issuer,
  oidc,
  log,
  onUserCreated,
}: {
  config: Pick<Config, 'baseUrl' | 'secret' | 'signup'>;
  pool: pg.Pool;
  repository: Pick<AuthRepository, 'findUser'>;
  issuer: string;
  oidc?: Oidc | undefined;
  log: Logger;
  onUserCreated: (userId: string) => Promise<void>;
}) {
  const origin = new URL(config.baseUrl ?? 'http://localhost').origin;
  return betterAuth({
    appName: 'Heddle',
    baseURL: origin,
    basePath: '/api/auth',
    secret: config.secret,
    database: pool,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => log.error({ details: details.map(describeError) }, message),
    },
    session: {
      expiresIn: toSeconds(sessionLifetimeMs),
      updateAge: toSeconds(sessionRenewalIntervalMs),
      // `getConfirmedSession` checks this instead.
      freshAge: 0,
    },
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        timeZone: { type: 'string', required: false, defaultValue: 'UTC' },
        disabledAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: config.signup === 'closed',
      minPasswordLength,
      maxPasswordLength,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    account: {
      // Sealed in a cookie, so that strangers cannot fill the database.
      storeStateStrategy: 'cookie',
      accountLinking: {
        // An account with the same address is somebody else's until its owner connects the provider.
        disableImplicitLinking: true,
        allowDifferentEmails: true,
        ...(oidc && { trustedProviders: [oidc.issuer] }),
      },
    },
    advanced: {
      cookiePrefix: 'heddle',
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader], ipv6Subnet: 128 },
      database: { generateId: 'uuid', validateSchema: false },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            const claims = oidc?.getClaims();
            if (claims && !(await oidc?.mayCreateAccount())) throw refusal('OTHER_ACCOUNT');
            // Or somebody could have an account here before the owner of its address.
            if (claims && !user.emailVerified) throw refusal('EMAIL_NOT_VERIFIED');
            const { timeZone } = (claims && (await getOAuthState<{ timeZone?: unknown }>())) ?? user;
            return { data: { ...user, name: cleanName(user.name), timeZone: cleanTimeZone(timeZone) } };
          },
          after: async (user) => {
            await onUserCreated(user.id).catch((error: unknown) =>
              log.error({ err: error }, 'A new account has no workspace yet: its first request makes it'),
            );
          },
        },
      },
      account: {
        create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
        update: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
      },
      session: {
        create: {
          before: async (session) => {
            const user = await repository.findUser(session.userId);
            if (user?.disabledAt) throw refusal('ACCOUNT_DISABLED');
          },
        },
      },
    },
    plugins: [
      {
        id: 'oidc',
        init: ({ socialProviders }) => ({
          context: { socialProviders: [...(oidc ? [oidc.provider] : []), ...socialProviders] },
        }),
      } satisfies BetterAuthPlugin,
      twoFactor({
        trustDeviceMaxAge: toSeconds(trustedDeviceLifetimeMs),
        twoFactorCookieMaxAge: toSeconds(unfinishedSignInLifetimeMs),
        backupCodeOptions: { customBackupCodesGenerate: createRecoveryCodes },
        accountLockout: {
          maxFailedAttempts: attemptLimits.wrongCodesPerAccount.maxAttempts,
          durationSeconds: toSeconds(attemptLimits.wrongCodesPerAccount.windowMs),
        },
      }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: 'Heddle',
        // Without BASE_URL the origin of the request, which `refuseOtherSites` has compared with where it was sent to.
        ...(config.baseUrl && { origin }),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
        registration: {
          afterVerification: ({ verification: { registrationInfo } }) => {
            if (!registrationInfo?.userVerified) throw refusal('PASSKEY_NOT_VERIFIED');
            const name = getAuthenticatorName(registrationInfo.aaguid);
            return name === undefined ? undefined : { name };
          },
        },
        authentication: {
          afterVerification: async ({ verification: { authenticationInfo } }) => {
            // A passkey counts as both factors only where it has checked a finger, a face or a PIN.
            if (!authenticationInfo.userVerified) throw refusal('PASSKEY_NOT_VERIFIED');
          },
        },
      }),
      createOAuthPlugin(),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { rotationInterval: toSeconds(signingKeyLifetimeMs) },
        jwt: {
          issuer,
          audience: issuer,
          expirationTime: `${toSeconds(idTokenLifetimeMs)}s`,
          definePayload: ({ user, session }) => ({
            sid: session.id,
            email: user.email,
            name: user.name,
            zoneinfo: user.timeZone,
          }),
        },
        adapter: { getJwks: usableKeys },
      }),
    ],
  });
}

/** Nothing is asked of the provider after a sign-in, so its tokens are not kept. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null };

/** Returns the keys that this secret decrypts: after a new secret, a new key is made instead of failing on the old one. */
const usableKeys: NonNullable<NonNullable<JwtOptions['adapter']>['getJwks']> = async ({ context }) => {
  const keys = await context.adapter.findMany<StoredKey>({ model: 'jwks' });
  const usable = await Promise.all(keys.map((key) => canDecrypt(key.privateKey, context.secretConfig)));
  return keys.filter((_key, index) => usable[index]);
};

/** Returns whether a private key, as better-auth stores it, was encrypted with this secret. */
export const canDecrypt = (
  privateKey: string,
  secret: Parameters<typeof symmetricDecrypt>[0]['key'],
): Promise<boolean> =>
  symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) }).then(
    () => true,
    () => false,
  );
type StoredKey = NonNullable<
  Awaited<ReturnType<NonNullable<NonNullable<JwtOptions['adapter']>['getJwks']>>>
>[number];

function cleanName(name: string): string {
  const clean = cleanText(name).trim().slice(0, maxNameLength).toWellFormed();
  if (!clean) throw refusal('INVALID_NAME');
  return clean;
}

const cleanTimeZone = (name: unknown): string => {
  const zone = timeZoneSchema.safeParse(name);
  return zone.success ? zone.data : 'UTC';
};
