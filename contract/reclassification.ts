import { z } from 'zod';
import { idSchema, instantSchema } from './values.ts';

/** A run in which a language model looks for better themes for the user's open, undecided tasks. */
export const reclassificationSchema = z
  .object({
    id: idSchema,
    /** Moves the tasks itself; otherwise its moves are proposals, which the user applies. */
    applies: z.boolean(),
    /** The change id of every move it makes, so that one undo reverts them all. */
    change_id: idSchema,
    state: z.enum(['running', 'done', 'cancelled', 'failed']),
    /** The number of the user's tasks, without subtasks. */
    total_tasks: z.int(),
    /** The number of tasks that the model reads, and of those read so far. */
    to_read: z.int(),
    read: z.int(),
    /** The moves between themes, made or proposed; null is the Inbox. */
    moves: z.array(z.object({ task_id: idSchema, from: idSchema.nullable(), to: idSchema })),
    /** Each names a task and why it was not filed. */
    errors: z.array(z.string()),
    /** Why the model could not be asked about the last tasks that it was to read; null if it could. */
    failure: z.string().nullable(),
    started_at: instantSchema,
  })
  .meta({ ref: 'Reclassification' });
export type Reclassification = z.infer<typeof reclassificationSchema>;

export const latestReclassificationSchema = z
  .object({ reclassification: reclassificationSchema.nullable() })
  .meta({ ref: 'LatestReclassification' });
