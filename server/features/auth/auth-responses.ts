import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { jsonResponse } from '#server/http/validate.ts';

/** Responses of the sign-in routes, in better-auth's shapes, which have more fields than are promised here. */

const userSchema = z
  .looseObject({ id: z.uuid(), email: z.string(), name: z.string(), timeZone: z.string() })
  .meta({ ref: 'User' });

const refusalSchema = z
  .object({ code: z.string().meta({ examples: ['INVALID_EMAIL_OR_PASSWORD'] }), message: z.string() })
  .meta({ ref: 'Refusal' });

export const doneSchema = z.object({ success: z.literal(true) });
export const signedOutSchema = doneSchema.extend({ url: z.url().optional() });
/** Where the provider asks who it is. */
export const providerAddressSchema = z.object({ url: z.url() });
export const signedInSchema = z.looseObject({ user: userSchema });
/** The password was right, and a code of the second factor is asked for. */
export const codeAskedSchema = z.looseObject({ twoFactorRedirect: z.literal(true) });
export const totpAddressSchema = z.object({
  totpURI: z.string().meta({ examples: ['otpauth://totp/Heddle:ada%40example.com?secret=…'] }),
});
/** Options that a browser turns into those of `navigator.credentials` (WebAuthn, 5.1.8). */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
export const recoveryCodesSchema = z.object({ backupCodes: z.array(z.string()) });
export const currentSessionSchema = z
  .looseObject({
    session: z.looseObject({ id: z.uuid(), userId: z.uuid(), expiresAt: z.iso.datetime() }),
    user: userSchema,
  })
  .nullable();
export const idTokenSchema = z.object({
  token: z.string().meta({ description: 'A JWT, valid for one hour; to be sent as Authorization: Bearer' }),
});
export const signingKeysSchema = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string() })),
});
export const resetLinkSchema = z.object({ works: z.boolean() });
export const wasDeletedSchema = z.object({ deleted: z.boolean() });
export const statusSchema = z.object({ status: z.literal(true) });

export const resetRequestedSchema = statusSchema.extend({
  sends_mail: z
    .boolean()
    .meta({ description: 'False on a server without SMTP, where whoever runs it has the link' }),
});

interface Described {
  summary: string;
  description?: string;
  /** Describes the successful response, and its body. */
  success: [string, z.ZodType];
}

/** Describes a route that anybody may call. */
export const describePublicRoute = (route: Described) => describe(route, []);

/** Describes a route that takes the session cookie. */
export const describeSessionRoute = (route: Described) => describe(route, [{ session: [] }]);

const describe = ({ success: [words, schema], ...rest }: Described, security: Record<string, string[]>[]) =>
  describeRoute({
    tags: ['Accounts'],
    ...rest,
    security,
    responses: {
      ...jsonResponse(200, words, schema),
      default: {
        description: 'Refused: the status says how, `code` why',
        content: { 'application/json': { schema: resolver(refusalSchema) } },
      },
    },
  });
