import { z } from 'zod';
import { maxBulkTasks } from './limits.ts';
import { mindfulnessSessionSchema } from './mindfulness.ts';
import { noteSchema } from './notes.ts';
import { projectSchema } from './projects.ts';
import { taskSchema } from './tasks.ts';
import { themeSchema } from './themes.ts';
import { threadSchema } from './threads.ts';
import { idSchema } from './values.ts';

/** Rows that are deleted but not yet erased. */
export const trashSchema = z
  .object({
    themes: z.array(themeSchema),
    threads: z.array(threadSchema),
    projects: z.array(projectSchema),
    notes: z.array(noteSchema),
    mindfulness_sessions: z.array(mindfulnessSessionSchema),
    tasks: z.array(taskSchema),
  })
  .meta({ ref: 'Trash' });
export type Trash = z.infer<typeof trashSchema>;
export type TrashTable = keyof Trash;
export const erasureSchema = z
  .object({ ids: z.array(idSchema).min(1).max(maxBulkTasks) })
  .meta({ ref: 'Erasure' });
