import { z } from 'zod';
import { activitySchema } from './activity.ts';
import { captureSchema } from './captures.ts';
import { focusSessionSchema, focusTimerSchema } from './focus.ts';
import { syncPageSize } from './limits.ts';
import { mindfulnessSessionSchema } from './mindfulness.ts';
import { noteSchema } from './notes.ts';
import { projectSchema } from './projects.ts';
import { refinementSchema } from './refinements.ts';
import { settingSchema } from './settings.ts';
import { taskSchema } from './tasks.ts';
import { themeSchema } from './themes.ts';
import { threadSchema } from './threads.ts';

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
    settings: z.array(settingSchema),
    notes: z.array(noteSchema),
    mindfulness_sessions: z.array(mindfulnessSessionSchema),
    focus_sessions: z.array(focusSessionSchema),
    focus_timers: z.array(focusTimerSchema),
    captures: z.array(captureSchema),
    refinements: z.array(refinementSchema),
    tasks: z.array(taskSchema),
    activity: z.array(activitySchema).meta({ description: 'Of the last 30 days' }),
  })
  .meta({ ref: 'Delta' });
export type Delta = z.infer<typeof deltaSchema>;
