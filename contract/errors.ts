import { z } from 'zod';

/** Body of every error response. `code` is stable, `message` is for people. */
export const errorSchema = z
  .object({
    error: z.object({
      code: z.string().meta({ examples: ['tasks.not_found'] }),
      message: z.string(),
      issues: z
        .array(
          z.object({
            field: z.string().meta({ description: 'Dotted path of the input' }),
            message: z.string(),
          }),
        )
        .optional(),
    }),
  })
  .meta({ ref: 'Error' });
export type ErrorBody = z.infer<typeof errorSchema>;
