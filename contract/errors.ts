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
      request_id: z
        .string()
        .meta({ description: 'Names the request in the server’s log; also sent as X-Request-Id' })
        .optional(),
    }),
  })
  .meta({ ref: 'Error' });
export type ErrorBody = z.infer<typeof errorSchema>;
