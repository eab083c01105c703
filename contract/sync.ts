import { z } from 'zod';
import { captureSchema } from './captures.ts';
import { projectSchema } from './projects.ts';
import { taskSchema } from './tasks.ts';
import { themeSchema } from './themes.ts';
import { threadSchema } from './threads.ts';

export const syncPageSize = 2000;

export const syncQuerySchema = z.object({
  since: z.coerce.number().int().min(0).default(0).meta({ description: 'Last revision this device has' }),
  limit: z.coerce.number().int().min(1).max(5000).default(syncPageSize),
});

/** Rows whose revision lies in (since, revision], tombstones included. */
export const deltaSchema = z
  .object({
    revision: z.number().int().meta({ description: 'Where the next request starts' }),
    has_more: z.boolean(),
    themes: z.array(themeSchema),
    threads: z.array(threadSchema),
    projects: z.array(projectSchema),
    captures: z.array(captureSchema),
    tasks: z.array(taskSchema),
  })
  .meta({ ref: 'Delta' });
export type Delta = z.infer<typeof deltaSchema>;

/** Response header of every write: the user's revision just before it, so a device knows where to pull from. */
export const baseRevisionHeader = 'Heddle-Base-Revision';
/** Request header of a write made earlier: when the person made it (ISO instant). Default: now. */
export const editedAtHeader = 'Heddle-Edited-At';
