import { z } from 'zod';
import { conversationWithMessagesSchema } from './assistant.ts';
import { calendarSubscriptionSchema } from './calendar-subscriptions.ts';
import { maxCalendarAddressLength, maxCalendarSubscriptions } from './limits.ts';
import { profileSchema } from './profile.ts';
import { projectSchema } from './projects.ts';
import { recordingTextSchema } from './recordings.ts';
import { deltaSchema } from './sync.ts';
import { listSyncedTables } from './synced-kinds.ts';
import { themeSchema } from './themes.ts';
import { idSchema, instantSchema } from './values.ts';
import { exportFormats } from './vocabularies.ts';

/** Version of the export format; raised for changes that an older reader would misread, not for new fields and lists. */
export const exportVersion = 1;

/** All data of one account. Rows are as in the API and include the trash. */
export const exportSchema = deltaSchema
  .omit({ revision: true, has_more: true, activity: true })
  .extend({
    format: z.literal('heddle-export'),
    version: z.literal(exportVersion),
    exported_at: instantSchema,
    profile: profileSchema,
    recordings: z.array(recordingTextSchema).meta({ description: 'Without their sound' }),
    calendar_subscriptions: z
      .array(
        calendarSubscriptionSchema
          .pick({ id: true, name: true, color: true, created_at: true })
          .extend({ url: z.url().max(maxCalendarAddressLength) }),
      )
      .max(maxCalendarSubscriptions)
      .default([])
      .meta({ description: 'The calendars that the user subscribes to, without their events' }),
    assistant_conversations: z.array(conversationWithMessagesSchema),
    activity: deltaSchema.shape.activity.meta({ description: 'Every change ever made, newest first' }),
  })
  .meta({ ref: 'Export' });
export type Export = z.infer<typeof exportSchema>;

/** The lists of a complete export, those that others refer to first. */
export const exportLists = [
  ...listSyncedTables(),
  'recordings',
  'calendar_subscriptions',
  'assistant_conversations',
  'activity',
] as const;
export type ExportList = (typeof exportLists)[number];

/** An export as it is read: one that was made before a field existed lacks it. */
export const readExportSchema = exportSchema.extend({
  themes: z.array(themeSchema.extend({ renamed_from: themeSchema.shape.renamed_from.default(null) })),
  projects: z.array(projectSchema.extend({ position: projectSchema.shape.position.default(null) })),
});

/** Tasks as `task import` of Taskwarrior reads them; moments are written as 20261123T080000Z. */
export const taskwarriorExportSchema = z
  .array(
    z.object({
      uuid: idSchema,
      description: z.string(),
      status: z.enum(['pending', 'recurring', 'completed']),
      entry: z.string(),
      modified: z.string(),
      end: z.string().optional(),
      start: z.string().optional(),
      due: z.string().optional(),
      recur: z.string().optional(),
      priority: z.enum(['H', 'M', 'L']).optional(),
      project: z.string().optional(),
      tags: z.array(z.string()).optional(),
      depends: z.array(idSchema).optional(),
      annotations: z.array(z.object({ entry: z.string(), description: z.string() })).optional(),
    }),
  )
  .meta({ ref: 'TaskwarriorExport' });
export type TaskwarriorTask = z.infer<typeof taskwarriorExportSchema>[number];

export const exportQuerySchema = z.object({
  format: z
    .enum(exportFormats)
    .default('json')
    .meta({ description: 'Only `json` is complete; docs/export.md says what each of the others holds' }),
});
