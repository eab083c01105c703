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

/** Ways to sign in to an account, besides its password. */
export const signInMethodsSchema = z
  .object({
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
