import { sql } from 'kysely';
import { maxFilings, maxTaggedTasks } from '#domain/user-filings.ts';
import type { Database } from '../../db/database.ts';

export type VocabularyRepository = ReturnType<typeof createVocabularyRepository>;

/** Creates the repository of what the intake learns from a user's tasks. */
export function createVocabularyRepository({ db }: { db: Database }) {
  return {
    /**
     * Returns the user's revision, and whether anything of `examples`, `tags` or the names the intake knows may have
     * changed after `since`; a new task without tags in a guessed theme changes none of it. `order by` makes the planner
     * use the index on revisions: while the table is empty, it would consider any other as good.
     */
    async checkVocabulary(userId: string, since: number): Promise<{ revision: number; changed: boolean }> {
      const isLater = sql`user_id = ${userId} and revision > ${since}`;
      const { rows } = await sql<{ revision: number; changed: boolean }>`
        select
          coalesce((select revision from revision_counters where user_id = ${userId}), 0) as revision,
          coalesce(greatest(
            (select max(revision) from themes where user_id = ${userId}),
            (select max(revision) from threads where user_id = ${userId}),
            (select max(revision) from projects where user_id = ${userId}),
            (select max(revision) from settings where user_id = ${userId})
          ) > ${since}, false)
            or exists (
              select from (select * from tasks where ${isLater} order by revision) as later
              where tags <> '{}' or updated_at > created_at or ${isChosen}
            ) as changed
      `.execute(db);
      return rows[0] ?? { revision: 0, changed: true };
    },

    /** Returns the tasks whose theme or Inbox a person chose since the intake was last reset, last filed first. */
    async listFilings(userId: string): Promise<{ title: string; theme_id: string | null }[]> {
      return db
        .selectFrom('tasks')
        .select(['title', 'theme_id'])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where(isChosen)
        .where(filedAt, '>', selectLearnedSince(userId))
        .orderBy(filedAt, 'desc')
        .orderBy('id', 'desc')
        .limit(maxFilings)
        .execute();
    },

    /** Returns the newest tagged tasks. */
    async listTagged(userId: string): Promise<{ tags: string[] }[]> {
      return db
        .selectFrom('tasks')
        .select('tags')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where(sql<boolean>`tags <> '{}'`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxTaggedTasks)
        .execute();
    },
  };
}

/** `isThemeChosen` of user-filings.ts, as the index on filed tasks has it. */
const isChosen = sql<boolean>`llm_confidence is null and (theme_id is not null or alternatives <> '[]')`;

/** As in user-filings.ts and in that index. */
const filedAt = sql<string>`coalesce(filed_at, created_at)`;

/** Returns when the user last reset the intake, or -infinity if never. */
const selectLearnedSince = (userId: string) => sql<string>`coalesce(
  (select (value #>> '{}')::timestamptz from settings where user_id = ${userId} and id = 'intake_reset_at'),
  '-infinity'
)`;
