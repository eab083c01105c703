import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { StoredRecording } from '../../db/recording-rows.ts';

export type RecordingsRepository = ReturnType<typeof createRecordingsRepository>;

const columns = [
  'id',
  'recorded_at',
  'duration_ms',
  'format',
  'transcription',
  'parts',
  'capture_id',
  'created_at',
] as const;

/** Creates the repository of recordings. Only `readAudio` reads their audio. */
export function createRecordingsRepository({ db }: { db: Database }) {
  return {
    async find(userId: string, id: string): Promise<StoredRecording | undefined> {
      return db
        .selectFrom('recordings')
        .select(columns)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Returns the transcribed recordings, newest first. */
    async list(userId: string, limit: number): Promise<StoredRecording[]> {
      return db
        .selectFrom('recordings')
        .select(columns)
        .where('user_id', '=', userId)
        .where('transcription', 'is not', null)
        .orderBy('recorded_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    async readAudio(userId: string, id: string): Promise<{ audio: Buffer; format: string } | undefined> {
      return db
        .selectFrom('recordings')
        .select(['audio', 'format'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Stores a recording, unless there is one with this id. */
    async add(userId: string, { parts, ...recording }: StoredRecording, audio: Uint8Array): Promise<void> {
      await db
        .insertInto('recordings')
        .values({ ...recording, parts: JSON.stringify(parts), audio: Buffer.from(audio), user_id: userId })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute();
    },

    async setTranscription(
      userId: string,
      id: string,
      { transcription, parts, capture_id }: Pick<StoredRecording, 'transcription' | 'parts' | 'capture_id'>,
    ): Promise<void> {
      await db
        .updateTable('recordings')
        .set({ transcription, parts: JSON.stringify(parts), capture_id })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Returns false if there was none. */
    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recordings')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Removes all but the newest `max` recordings of a user. */
    async removeBeyond(userId: string, max: number): Promise<void> {
      await sql`
        delete from recordings where user_id = ${userId} and recorded_at < (
          select recorded_at from recordings where user_id = ${userId}
          order by recorded_at desc, id offset ${max - 1} limit 1
        )
      `.execute(db);
    },

    /** Removes the recordings of all users that are older than the days in the user's setting, or than `defaultDays`. */
    async removeOld(now: Date, defaultDays: number): Promise<void> {
      await sql`
        delete from recordings
        where created_at <= ${now}::timestamptz - make_interval(days => coalesce(
          (select (value #>> '{}')::integer from settings
            where settings.user_id = recordings.user_id and settings.id = 'recording_retention_days'),
          ${defaultDays}
        ))
      `.execute(db);
    },
  };
}
