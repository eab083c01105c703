import { z } from 'zod';
import { activitySchema } from './activity.ts';
import { syncPageSize } from './limits.ts';
import { type SyncedTable, syncedSchemas } from './synced-schemas.ts';

export const syncQuerySchema = z.object({
  since: z.coerce.number().int().min(0).default(0).meta({ description: 'Last revision this device has' }),
  limit: z.coerce.number().int().min(1).max(5000).default(syncPageSize),
});

const syncedLists = Object.fromEntries(
  Object.entries(syncedSchemas).map(([table, schema]) => [table, z.array(schema)]),
) as unknown as { [Table in SyncedTable]: z.ZodArray<(typeof syncedSchemas)[Table]> };

/** Rows whose revision lies in (since, revision], tombstones included. */
export const deltaSchema = z
  .object({
    revision: z.number().int().meta({ description: 'Where the next request starts' }),
    has_more: z.boolean(),
    ...syncedLists,
    activity: z.array(activitySchema).meta({ description: 'Of the last 30 days' }),
  })
  .meta({ ref: 'Delta' });
export type Delta = z.infer<typeof deltaSchema>;
/** A table whose rows a delta has: that of a kind, or the log. */
export type DeltaTable = Exclude<keyof Delta, 'revision' | 'has_more'>;
