import { z } from 'zod';
import { maxEmailLength, maxMailSenders } from './limits.ts';
import { instantSchema } from './values.ts';

/** How the user adds tasks by mail. */
export const mailInSchema = z
  .object({
    is_available: z.boolean().meta({ description: 'Whether this server receives mail' }),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Where to send mails to; null while it is off. It ends when it is renewed' }),
    senders: z.array(z.string()).meta({ description: 'The addresses whose mails are taken' }),
    last_received_at: instantSchema.nullable(),
    last_refused: z
      .object({ from: z.string(), at: instantSchema })
      .nullable()
      .meta({ description: 'The last mail whose sender is not allowed' }),
  })
  .meta({ ref: 'MailIn' });
export type MailIn = z.infer<typeof mailInSchema>;

export const mailInInputSchema = z
  .object({
    senders: z
      .array(z.email('must be a mail address').max(maxEmailLength).toLowerCase())
      .min(1, 'must have at least one address')
      .max(maxMailSenders, `must have at most ${maxMailSenders} addresses`)
      .transform((senders) => [...new Set(senders)])
      .optional()
      .meta({ description: 'Default: those it has, or else the address of the account' }),
  })
  .meta({ ref: 'MailInInput' });
export type MailInInput = z.infer<typeof mailInInputSchema>;
