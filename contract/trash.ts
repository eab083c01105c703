import { z } from 'zod';
import { maxBulkTasks } from './limits.ts';
import { deltaSchema } from './sync.ts';
import { listTablesWith, type TrashTable } from './synced-kinds.ts';
import { idSchema } from './values.ts';

const trashLists = Object.fromEntries(
  listTablesWith('erased').map((table) => [table, deltaSchema.shape[table]]),
) as unknown as Pick<typeof deltaSchema.shape, TrashTable>;

/** Rows that are deleted but not yet erased. */
export const trashSchema = z.object(trashLists).meta({ ref: 'Trash' });
export type Trash = z.infer<typeof trashSchema>;
export const erasureSchema = z
  .object({ ids: z.array(idSchema).min(1).max(maxBulkTasks) })
  .meta({ ref: 'Erasure' });
