import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { validator } from 'hono-openapi';
import type { Logger } from 'pino';
import { z } from 'zod';
import { maxCodeLength, maxPasswordLength, minPasswordLength } from '#contract/limits.ts';
import { isStorableText } from '#contract/text.ts';
import type { Config } from '../../config/config.ts';
import { isRefusalCode, type RefusalCode, refusal } from './auth.errors.ts';
import { clientAddressHeader } from './better-auth.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Auth } from './create-auth.ts';
import type { OwnAddresses } from './programs.usecases.ts';
import type { Visitor } from './visitor.ts';

export interface AuthDependencies {
  auth: Auth;
  config: Pick<Config, 'baseUrl' | 'smtpUrl'>;
  clientAddress: (c: Context) => string;
  log: Logger;
}

export const textSchema = (code: RefusalCode) => z.string(code).refine(isStorableText, 'INVALID_INPUT');

/** An existing password: only its length is limited. */
export const givenPasswordSchema = textSchema('INVALID_INPUT').max(maxPasswordLength, 'PASSWORD_TOO_LONG');

export const newPasswordSchema = textSchema('PASSWORD_TOO_SHORT')
  .min(minPasswordLength, 'PASSWORD_TOO_SHORT')
  .max(maxPasswordLength, 'PASSWORD_TOO_LONG')
  .refine(async (password) => !(await isCommonPassword(password)), 'PASSWORD_TOO_COMMON');

/** A code of a second factor, of either kind. */
export const codeSchema = textSchema('INVALID_CODE')
  .min(1, 'INVALID_CODE')
  .max(maxCodeLength, 'INVALID_CODE');

/** Validates the JSON body. Each schema's messages are codes; the first one becomes the refusal. */
export const validateBody = <Schema extends z.ZodType>(schema: Schema) =>
  validator('json', schema, (result) => {
    if (result.success) return;
    const code = result.error[0]?.message;
    throw refusal(isRefusalCode(code) ? code : 'INVALID_INPUT');
  });

export function getVisitor(c: Context, { clientAddress }: Pick<AuthDependencies, 'clientAddress'>): Visitor {
  const address = clientAddress(c);
  const headers = new Headers(c.req.raw.headers);
  headers.set(clientAddressHeader, address);
  return { headers, address };
}

/** Returns the origin of our own pages: that of BASE_URL, or else the one this request was sent to. */
const getOwnOrigin = (c: Context, { config }: Pick<AuthDependencies, 'config'>) =>
  new URL(config.baseUrl ?? c.req.url).origin;

/** Returns where programs find Heddle. */
export const getOwnAddresses = (c: Context, dependencies: Pick<AuthDependencies, 'config'>): OwnAddresses => {
  const origin = getOwnOrigin(c, dependencies);
  return { origin, mcp: `${origin}/mcp` };
};

/**
 * Refuses requests from pages of other sites. Browsers send the page's origin with every POST, so a request with neither
 * an origin nor a cross-site marker does not come from a page.
 */
export const refuseOtherSites = (dependencies: AuthDependencies) =>
  createMiddleware(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const origin = c.req.header('Origin');
    const relation = c.req.header('Sec-Fetch-Site') ?? 'none';
    const own =
      origin === undefined
        ? ['same-origin', 'none'].includes(relation)
        : origin === getOwnOrigin(c, dependencies);
    if (!own) {
      dependencies.log.warn(
        { origin, expected: getOwnOrigin(c, dependencies) },
        'A sign-in request from another origin was refused: is BASE_URL right?',
      );
      throw refusal('INVALID_ORIGIN');
    }
    return next();
  });

/** Refuses what takes a password to sign in, or makes one, where the operator has turned that off. */
export const refusePasswords = ({ auth }: Pick<AuthDependencies, 'auth'>) =>
  createMiddleware(async (_c, next) => {
    if (!auth.takesPasswords) throw refusal('PASSWORD_SIGN_IN_OFF');
    await next();
  });

export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
