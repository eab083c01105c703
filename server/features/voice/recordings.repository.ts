import { sql } from 'kysely';
import { maxChunkConnections } from '../../config/limits.ts';
import type { Database } from '../../db/database.ts';
import { limitConcurrency } from '../../db/limit-concurrency.ts';
import type { StoredRecording } from '../../db/recording-rows.ts';

export type RecordingsRepository = ReturnType<typeof createRecordingsRepository>;

const columns = [
  'id',
  'recorded_at',
  'duration_ms',
  'format',
  'audio_bytes',
  'transcription',
  'parts',
  'capture_id',
  'created_at',
] as const;

/** The chunks of a recording that an upload writes. */
export interface Upload {
  recordingId: string;
  /** Another one for each attempt, so that a later attempt replaces an earlier one. */
  uploadId: string;
}

/** Creates the repository of recordings. One that is still being uploaded is not found. Only `readChunk` reads audio. */
export function createRecordingsRepository({ db }: { db: Database }) {
  /** Leaves the other connections to requests that somebody waits for. */
  const withChunkConnection = limitConcurrency(maxChunkConnections);
  return {
    async find(userId: string, id: string): Promise<StoredRecording | undefined> {
      return db
        .selectFrom('recordings')
        .select(columns)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('upload_id', 'is', null)
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

    /** Returns the bytes that a user's recordings take. */
    async countBytes(userId: string): Promise<number> {
      const { bytes } = await db
        .selectFrom('recordings')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('audio_bytes'), sql<number>`0`).as('bytes'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return bytes;
    },

    /** Begins an upload in place of an unfinished one. Returns false if the recording is complete already. */
    async beginUpload(
      userId: string,
      { recordingId, uploadId }: Upload,
      given: Pick<StoredRecording, 'recorded_at' | 'created_at'>,
    ): Promise<boolean> {
      const begun = await db
        .insertInto('recordings')
        .values({
          ...given,
          user_id: userId,
          id: recordingId,
          upload_id: uploadId,
          duration_ms: 0,
          format: '',
          audio_bytes: 0,
          parts: '[]',
        })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'id'])
            .doUpdateSet({ ...given, upload_id: uploadId })
            .where('recordings.upload_id', 'is not', null),
        )
        .returning('id')
        .executeTakeFirst();
      if (!begun) return false;
      await db
        .deleteFrom('recording_chunks')
        .where('user_id', '=', userId)
        .where('recording_id', '=', recordingId)
        .execute();
      return true;
    },

    /** Returns false if a later upload has taken over. */
    async addChunk(
      userId: string,
      { recordingId, uploadId }: Upload,
      { position, bytes }: { position: number; bytes: Buffer },
    ): Promise<boolean> {
      const insertion = sql`
        insert into recording_chunks (user_id, recording_id, position, bytes)
        select user_id, id, ${position}::integer, ${bytes}::bytea from recordings
        where user_id = ${userId} and id = ${recordingId} and upload_id = ${uploadId}
        on conflict (user_id, recording_id, position) do update set bytes = excluded.bytes
      `;
      const { numAffectedRows = 0n } = await withChunkConnection(() => insertion.execute(db));
      return numAffectedRows > 0n;
    },

    /** Makes the recording visible. Returns false if a later upload has taken over. */
    async completeUpload(
      userId: string,
      { recordingId, uploadId }: Upload,
      audio: Pick<StoredRecording, 'format' | 'duration_ms' | 'audio_bytes'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('recordings')
        .set({ ...audio, upload_id: null })
        .where('user_id', '=', userId)
        .where('id', '=', recordingId)
        .where('upload_id', '=', uploadId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Removes what an upload has written, unless a later one has taken over. */
    async cancelUpload(userId: string, { recordingId, uploadId }: Upload): Promise<void> {
      await db
        .deleteFrom('recordings')
        .where('user_id', '=', userId)
        .where('id', '=', recordingId)
        .where('upload_id', '=', uploadId)
        .execute();
    },

    async readChunk(userId: string, id: string, position: number): Promise<Buffer | undefined> {
      const query = db
        .selectFrom('recording_chunks')
        .select('bytes')
        .where('user_id', '=', userId)
        .where('recording_id', '=', id)
        .where('position', '=', position);
      return (await withChunkConnection(() => query.executeTakeFirst()))?.bytes;
    },

    /** Returns false if there is no such recording. Within a transaction, nobody deletes it before the end of that. */
    async setTranscription(
      userId: string,
      id: string,
      { transcription, parts, capture_id }: Pick<StoredRecording, 'transcription' | 'parts' | 'capture_id'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('recordings')
        .set({ transcription, parts: JSON.stringify(parts), capture_id })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
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

    /**
     * Removes the recordings of all users that are older than the days in the user's setting, or than `defaultDays`, and the
     * uploads that began before `abandonedBefore` and are not complete.
     */
    async removeOld(
      now: Date,
      { defaultDays, abandonedBefore }: { defaultDays: number; abandonedBefore: Date },
    ): Promise<void> {
      await sql`
        delete from recordings
        where created_at <= ${now}::timestamptz - make_interval(days => coalesce(
          (select (value #>> '{}')::integer from settings
            where settings.user_id = recordings.user_id and settings.id = 'recording_retention_days'),
          ${defaultDays}
        ))
        or upload_id is not null and created_at <= ${abandonedBefore}::timestamptz
      `.execute(db);
    },
  };
}
