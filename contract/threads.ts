import { z } from 'zod';
import { idSchema, instantSchema, labelSchema, originSchema } from './values.ts';

/** Group of related tasks inside a theme. */
export const threadSchema = z
  .object({
    id: idSchema,
    theme_id: idSchema,
    title: z.string(),
    origin: originSchema,
    closed_at: instantSchema.nullable(),
    created_at: instantSchema,
    updated_at: instantSchema,
    deleted_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'Thread' });
export type Thread = z.infer<typeof threadSchema>;

export const threadWithCountSchema = threadSchema
  .extend({ task_count: z.int() })
  .meta({ ref: 'ThreadWithCount' });
export type ThreadWithCount = z.infer<typeof threadWithCountSchema>;

export const newThreadSchema = z
  .object({ id: idSchema.optional(), theme_id: idSchema, title: labelSchema() })
  .meta({ ref: 'NewThread' });
export type NewThread = z.infer<typeof newThreadSchema>;

export const threadPatchSchema = newThreadSchema
  .omit({ id: true })
  .extend({ closed: z.boolean() })
  .partial()
  .meta({ ref: 'ThreadPatch' });
export type ThreadPatch = z.infer<typeof threadPatchSchema>;

export const threadMergeSchema = z
  .object({ into: idSchema.meta({ description: 'The thread that gets the tasks' }) })
  .meta({ ref: 'ThreadMerge' });
