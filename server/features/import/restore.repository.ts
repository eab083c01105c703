import { sql } from 'kysely';
import { activitySchema } from '#contract/activity.ts';
import { syncedKinds } from '#contract/synced-kinds.ts';
import { type SyncedTable, syncedSchemas } from '#contract/synced-schemas.ts';
import type { Task } from '#contract/tasks.ts';
import { type Store, withRevisions } from '../../db/revision.ts';
import { trackReminders } from '../../db/track-reminders.ts';

export type RestoreRepository = ReturnType<typeof createRestoreRepository>;

/** The columns of the tables into which rows are restored as they are. */
const columns = {
  ...(Object.fromEntries(
    Object.entries(syncedSchemas).map(([table, { shape }]) => [table, Object.keys(shape)]),
  ) as Record<SyncedTable, string[]>),
  activity: [...activitySchema.keyof().exclude(['id']).options, 'recorded_at'],
  recordings: [
    'id',
    'recorded_at',
    'duration_ms',
    'format',
    'audio_bytes',
    'transcription',
    'parts',
    'capture_id',
    'created_at',
  ],
  calendar_subscriptions: ['id', 'url', 'name', 'color', 'created_at', 'next_check_at', 'failures', 'events'],
  assistant_conversations: ['id', 'title', 'created_at', 'updated_at', 'deleted_at'],
  assistant_messages: ['id', 'conversation_id', 'position', 'role', 'content', 'created_at'],
  assistant_proposals: ['id', 'message_id', 'position', 'tool', 'input', 'status'],
} as const satisfies Record<string, readonly string[]>;

export type RestoredTable = keyof typeof columns;

/** Creates what writes the rows of an export into an account as they were. */
export function createRestoreRepository(store: Store) {
  return {
    /** Returns whether nothing was ever made in an account; its themes and settings may have been. */
    async isEmpty(userId: string): Promise<boolean> {
      const { rows } = await sql<{ empty: boolean }>`
        select not exists (select from activity where user_id = ${userId})
          and not exists (select from captures where user_id = ${userId})
          and not exists (select from recordings where user_id = ${userId})
          and not exists (select from calendar_subscriptions where user_id = ${userId})
          and not exists (select from assistant_conversations where user_id = ${userId}) as empty
      `.execute(store.db);
      return rows[0]?.empty ?? false;
    },

    /** Erases the themes that every account starts with, also on devices that already have them. */
    async eraseThemes(userId: string, now: Date): Promise<void> {
      await withRevisions(store, userId, async (trx, reserveRevisions) => {
        const themes = await trx.selectFrom('themes').select('id').where('user_id', '=', userId).execute();
        const first = await reserveRevisions(themes.length);
        for (const [index, { id }] of themes.entries())
          await trx
            .updateTable('themes')
            .set({ ...syncedKinds.themes.erased, deleted_at: now, updated_at: now, revision: first + index })
            .where('user_id', '=', userId)
            .where('id', '=', id)
            .execute();
      });
    },

    /** Adds rows under new revisions, in their order; conversations have none. Reminders of tasks that have passed are not sent. */
    async addRows(userId: string, table: RestoredTable, rows: readonly object[], now: Date): Promise<void> {
      const names: readonly string[] = columns[table];
      const refs = sql.join(names.map((name) => sql.ref(name)));
      await withRevisions(store, userId, async (trx, reserveRevisions) => {
        const first = names.includes('revision') ? await reserveRevisions(rows.length) : 0;
        const added = JSON.stringify(rows.map((row, index) => ({ ...row, revision: first + index })));
        await sql`
          insert into ${sql.table(table)} (user_id, ${refs})
          select ${userId}::uuid, ${refs}
          from jsonb_populate_recordset(null::${sql.table(table)}, ${added}::jsonb)
        `.execute(trx);
        if (table === 'tasks') await trackReminders(trx, userId, rows as Task[], now);
      });
    },
  };
}
