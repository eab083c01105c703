import { z } from 'zod';
import { idSchema, instantSchema } from './values.ts';

/** A run in which a language model files the user's tasks again. */
export const reclassificationSchema = z
  .object({
    id: idSchema,
    /** The change id of every move, so that one undo reverts them all. */
    change_id: idSchema,
    state: z.enum(['running', 'done', 'cancelled', 'failed']),
    /** The number of the user's tasks, without subtasks. */
    total_tasks: z.int(),
    /** The number of tasks that the model reads, and of those read so far. */
    to_read: z.int(),
    read: z.int(),
    /** The moves between themes; null is the Inbox. */
    moved: z.array(z.object({ task_id: idSchema, from: idSchema.nullable(), to: idSchema })),
    /** Each names a task and why it was not filed. */
    errors: z.array(z.string()),
    started_at: instantSchema,
  })
  .meta({ ref: 'Reclassification' });
export type Reclassification = z.infer<typeof reclassificationSchema>;

export const latestReclassificationSchema = z
  .object({ reclassification: reclassificationSchema.nullable() })
  .meta({ ref: 'LatestReclassification' });

export const newReclassificationSchema = z
  .object({
    /** Whether to move tasks whose theme the user chose as well. */
    includes_chosen: z.boolean().default(false),
  })
  .meta({ ref: 'NewReclassification' });
