import type { z } from 'zod';
import { captureSchema } from './captures.ts';
import { focusSessionSchema, focusTimerSchema } from './focus.ts';
import { mindfulnessSessionSchema } from './mindfulness.ts';
import { noteSchema } from './notes.ts';
import { projectSchema } from './projects.ts';
import { refinementSchema } from './refinements.ts';
import { settingSchema } from './settings.ts';
import { taskSchema } from './tasks.ts';
import { themeSchema } from './themes.ts';
import { threadSchema } from './threads.ts';

/** The schemas of the kinds of rows in `synced-kinds.ts`, apart from it since the browser has no zod. */
export const syncedSchemas = {
  themes: themeSchema,
  threads: threadSchema,
  projects: projectSchema,
  captures: captureSchema,
  tasks: taskSchema,
  notes: noteSchema,
  mindfulness_sessions: mindfulnessSessionSchema,
  focus_sessions: focusSessionSchema,
  focus_timers: focusTimerSchema,
  settings: settingSchema,
  refinements: refinementSchema,
};
export type SyncedTable = keyof typeof syncedSchemas;
export type SyncedRow<Table extends SyncedTable> = z.infer<(typeof syncedSchemas)[Table]>;
