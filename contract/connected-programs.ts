import { z } from 'zod';
import { idSchema, instantSchema } from './values.ts';
import { programScopes } from './vocabularies.ts';

const scopesSchema = z.array(z.enum(programScopes));

/** Program that the user has connected to their account. */
export const connectedProgramSchema = z
  .object({
    id: idSchema,
    name: z.string().meta({ description: 'The name that the program gives itself' }),
    scopes: scopesSchema,
    created_at: instantSchema,
    last_used_at: instantSchema.nullable().meta({ description: 'Recorded at most once a minute' }),
    last_used_from: z.string().nullable().meta({ description: 'The address it was last used from' }),
  })
  .meta({ ref: 'ConnectedProgram' });
export type ConnectedProgram = z.infer<typeof connectedProgramSchema>;

/** What a program asks for, as the user is told of it. */
export const programRequestSchema = z
  .object({
    name: z.string().meta({ description: 'The name that the program gives itself' }),
    returns_to: z
      .string()
      .meta({ description: 'Where the browser goes with the answer', examples: ['claude.ai'] }),
    is_on_this_device: z.boolean().meta({ description: 'The answer goes to a program on this device' }),
    scopes: scopesSchema,
    account: z.object({ id: idSchema, email: z.string() }),
  })
  .meta({ ref: 'ProgramRequest' });
export type ProgramRequest = z.infer<typeof programRequestSchema>;

export const programAnswerSchema = z.object({
  /** The query of the page that the program opened. */
  request: z.string().max(8000),
  /** The account that was shown with the request. */
  account_id: idSchema,
  /** What is allowed; nothing refuses the request. */
  scopes: scopesSchema,
});
export type ProgramAnswer = z.infer<typeof programAnswerSchema>;

export const programAnsweredSchema = z.object({
  redirect_to: z.string().meta({ description: 'Where to send the browser' }),
});
