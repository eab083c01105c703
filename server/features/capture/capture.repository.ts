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
