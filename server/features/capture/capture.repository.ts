import { sql } from 'kysely';
import type { Capture } from '#contract/captures.ts';
import type { Database } from '../../db/database.ts';

export type CaptureRepository = ReturnType<typeof createCaptureRepository>;

/** Most of a user's own filings the intake looks at. */
const maxExamples = 500;
const maxTagged = 1000;

export function createCaptureRepository({ db }: { db: Database }) {
  return {
    async changedSince(userId: string, since: number, limit: number): Promise<Capture[]> {
      return db
        .selectFrom('captures')
        .select(['id', 'text', 'context', 'captured_at', 'revision'])
        .where('user_id', '=', userId)
        .where('revision', '>', since)
        .orderBy('revision')
        .limit(limit)
        .execute();
    },

    /**
     * The user's revision, and whether anything of `examples`, `tags` or the names the intake knows may have
     * changed after `since`. A new task without tags in a guessed theme changes nothing of them.
     */
    async wordsSince(userId: string, since: number): Promise<{ revision: number; changed: boolean }> {
      const isLater = sql`user_id = ${userId} and revision > ${since}`;
      const { rows } = await sql<{ revision: number; changed: boolean }>`
        select
          coalesce((select revision from revision_counters where user_id = ${userId}), 0) as revision,
          exists (select from themes where ${isLater})
            or exists (select from threads where ${isLater})
            or exists (select from projects where ${isLater})
            or exists (select from settings where ${isLater})
            or exists (
              select from tasks where ${isLater} and (
                tags <> '{}' or updated_at > created_at or (llm_confidence is null and theme_id is not null)
              )
            ) as changed
      `.execute(db);
      return rows[0] ?? { revision: 0, changed: true };
    },

    /** Titles whose theme a person chose since the intake last forgot, with that theme's id, newest first. */
    async examples(userId: string): Promise<{ title: string; theme_id: string }[]> {
      return db
        .selectFrom('tasks')
        .select(['title', 'theme_id'])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('llm_confidence', 'is', null)
        .where('theme_id', 'is not', null)
        .where('updated_at', '>', learnedSince(userId))
        .orderBy('updated_at', 'desc')
        .limit(maxExamples)
        .$narrowType<{ theme_id: string }>()
        .execute();
    },

    /** Of the newest tagged tasks, so that it does not grow with their number. */
    async tags(userId: string): Promise<string[]> {
      const { rows } = await sql<{ tag: string }>`
        select distinct unnest(tags) as tag from (
          select tags from tasks
          where user_id = ${userId} and deleted_at is null and tags <> '{}'
          order by created_at desc
          limit ${maxTagged}
        ) as tagged
      `.execute(db);
      return rows.map(({ tag }) => tag);
    },
  };
}

/** When the person last had the intake forget; before all time if never. */
const learnedSince = (userId: string) => sql<string>`coalesce(
  (select (value #>> '{}')::timestamptz from settings where user_id = ${userId} and id = 'intake_reset_at'),
  '-infinity'
)`;
