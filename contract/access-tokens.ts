import { z } from 'zod';
import { maxAccessTokenNameLength } from './limits.ts';
import { idSchema, instantSchema, labelSchema } from './values.ts';
import { accessTokenLifetimes, accessTokenScopes } from './vocabularies.ts';

const scopesSchema = z.array(z.enum(accessTokenScopes));

/** Personal access token, without its secret. */
export const accessTokenSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    scopes: scopesSchema,
    /** Tells tokens apart and cannot be used. */
    start: z.string().meta({ description: 'The first characters of the token', examples: ['heddle_3f9a'] }),
    created_at: instantSchema,
    expires_at: instantSchema.nullable(),
    last_used_at: instantSchema.nullable().meta({ description: 'Recorded at most once a minute' }),
    last_used_from: z.string().nullable().meta({ description: 'The address it was last used from' }),
  })
  .meta({ ref: 'AccessToken' });
export type AccessToken = z.infer<typeof accessTokenSchema>;

export const newAccessTokenSchema = z
  .object({
    name: labelSchema(maxAccessTokenNameLength).refine(
      (name) => !/\p{Cc}/u.test(name),
      'must not have control characters',
    ),
    scopes: scopesSchema
      .min(1, 'must name what the token may do')
      .transform((scopes) => accessTokenScopes.filter((scope) => scopes.includes(scope))),
    expires_in_days: z.literal(accessTokenLifetimes, 'must be 30, 90, 365 or null'),
  })
  .meta({ ref: 'NewAccessToken' });
export type NewAccessToken = z.infer<typeof newAccessTokenSchema>;

/** The answer to the creation, which alone has the token itself. */
export const createdAccessTokenSchema = accessTokenSchema
  .extend({ token: z.string().meta({ description: 'The token. It is never shown again' }) })
  .meta({ ref: 'CreatedAccessToken' });
export type CreatedAccessToken = z.infer<typeof createdAccessTokenSchema>;
