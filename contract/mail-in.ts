import { z } from 'zod';
import { maxEmailLength, maxMailSenders } from './limits.ts';
import { instantSchema } from './values.ts';

/** How the user adds tasks by email. */
export const mailInSchema = z
  .object({
    is_available: z.boolean().meta({ description: 'Whether this server receives email' }),
    address: z.string().nullable().meta({
      description: 'Where to send emails; null while it is off. It stops working when it is renewed',
    }),
    senders: z.array(z.string()).meta({ description: 'The addresses whose emails are accepted' }),
    last_received_at: instantSchema.nullable(),
    last_refused: z
      .object({ from: z.string(), at: instantSchema })
      .nullable()
      .meta({ description: 'The last email that was refused because of its sender' }),
  })
  .meta({ ref: 'MailIn' });
export type MailIn = z.infer<typeof mailInSchema>;

export const mailInInputSchema = z
  .object({
    senders: z
      .array(z.email('must be an email address').max(maxEmailLength).toLowerCase())
      .min(1, 'must have at least one address')
      .max(maxMailSenders, `must have at most ${maxMailSenders} addresses`)
      .transform((senders) => [...new Set(senders)])
      .optional()
      .meta({ description: 'Default: those it has, or else the address of the account' }),
  })
  .meta({ ref: 'MailInInput' });
export type MailInInput = z.infer<typeof mailInInputSchema>;
