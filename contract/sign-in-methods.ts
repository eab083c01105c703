import { z } from 'zod';
import { idSchema, instantSchema } from './values.ts';

export const passkeySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    created_at: instantSchema,
    synced: z.boolean().meta({ description: 'Whether a password manager keeps it on several devices' }),
  })
  .meta({ ref: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

/** Ways to sign in to an account. */
export const signInMethodsSchema = z
  .object({
    has_password: z.boolean(),
    takes_passwords: z.boolean().meta({ description: 'Whether this server takes passwords at all' }),
    provider: z
      .object({
        name: z.string().meta({ examples: ['Authelia'] }),
        connected: z.boolean(),
      })
      .nullable()
      .meta({ description: 'The OpenID provider of this server; null where it has none' }),
    second_factor: z.object({
      enabled: z.boolean(),
      recovery_codes_left: z.int().meta({ description: 'Codes not used yet; 0 while it is off' }),
    }),
    passkeys: z.array(passkeySchema),
    passkey_host: z
      .string()
      .meta({ description: 'The host that passkeys belong to: that of BASE_URL, or localhost' }),
  })
  .meta({ ref: 'SignInMethods' });
export type SignInMethods = z.infer<typeof signInMethodsSchema>;

/** Ways to sign in to a server, which its sign-in page offers besides passkeys. */
export const signInOptionsSchema = z
  .object({
    password: z.boolean(),
    provider: z
      .object({
        name: z.string(),
        auto_redirect: z.boolean().meta({ description: 'Whether the page leads there by itself' }),
      })
      .nullable(),
  })
  .meta({ ref: 'SignInOptions' });
export type SignInOptions = z.infer<typeof signInOptionsSchema>;
