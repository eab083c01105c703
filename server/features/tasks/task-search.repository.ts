import { sql } from 'kysely';
import { maxIndexedFinds } from '../../config/limits.ts';
import type { Database } from '../../db/database.ts';
import { type Ngrams, ngramsOfTask } from './ngrams.ts';

export type TaskSearchRepository = ReturnType<typeof createTaskSearchRepository>;

export function createTaskSearchRepository({ db }: { db: Database }) {
  return {
    /** Returns whether all of the user's tasks are in the index as they are now. */
    async isCurrent(userId: string): Promise<boolean> {
      const counter = await db
        .selectFrom('revision_counters')
        .leftJoin('task_search_progress', 'task_search_progress.user_id', 'revision_counters.user_id')
        .select(['revision_counters.revision as current', 'task_search_progress.revision as indexed'])
        .where('revision_counters.user_id', '=', userId)
        .executeTakeFirst();
      return counter !== undefined && counter.current === counter.indexed;
    },

    /** Indexes the tasks that changed next, at most `limit`; returns whether those are all. */
    async indexChanges(userId: string, limit: number): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await trx
          .insertInto('task_search_progress')
          .values({ user_id: userId, revision: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        // Others who index this user's tasks wait, so that no older text replaces a newer one.
        const { indexed } = await trx
          .selectFrom('task_search_progress')
          .select('revision as indexed')
          .where('user_id', '=', userId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const { current } = await trx
          .selectFrom('revision_counters')
          .select('revision as current')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        const tasks = await trx
          .selectFrom('tasks')
          .select(['id', 'created_at', 'title', 'context', 'description', 'tags', 'auto_tags', 'revision'])
          .where('user_id', '=', userId)
          .where('revision', '>', indexed)
          .orderBy('revision')
          .limit(limit)
          .execute();
        const isLast = tasks.length < limit;
        if (tasks.length > 0)
          await sql`
            insert into task_search (user_id, task_id, created_at, ngrams)
            select ${userId}::uuid, task_id, created_at, ngrams::integer[]
            from unnest(${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(({ created_at }) => created_at)}::timestamptz[],
              ${tasks.map((task) => toArrayLiteral(ngramsOfTask(userId, task)))}::text[])
              as changed (task_id, created_at, ngrams)
            on conflict (user_id, task_id) do update set ngrams = excluded.ngrams
              where task_search.ngrams <> excluded.ngrams
          `.execute(trx);
        await trx
          .updateTable('task_search_progress')
          .set({ revision: isLast ? Math.max(current, indexed) : (tasks.at(-1)?.revision ?? indexed) })
          .where('user_id', '=', userId)
          .execute();
        return isLast;
      });
    },

    /**
     * Returns the ids of the tasks that have all n-grams of at least one of the alternatives, newest first, tombstones
     * included; undefined if there are many.
     */
    async find(userId: string, alternatives: readonly Ngrams[]): Promise<string[] | undefined> {
      if (alternatives.length === 0) return [];
      const matches = alternatives.map((ngrams) => sql`ngrams @> ${toArrayLiteral(ngrams)}::integer[]`);
      const { rows } = await db.transaction().execute(async (trx) => {
        // A plan made while the table was new would go through all of it, and is kept.
        await sql`set local enable_seqscan = off`.execute(trx);
        // The user is named outside: only the n-grams, which are the user's own, may choose the index.
        return sql<{ ids: string[] | null; count: number }>`
          with found as materialized (
            select user_id, task_id, created_at from task_search where ${sql.join(matches, sql` or `)}
            limit ${maxIndexedFinds + 1}
          )
          select array_agg(task_id order by created_at desc, task_id desc) as ids, count(*)::integer as count
          from found where user_id = ${userId}
        `.execute(trx);
      });
      const [{ ids, count } = { ids: null, count: 0 }] = rows;
      return count > maxIndexedFinds ? undefined : (ids ?? []);
    },
  };
}

const toArrayLiteral = (ngrams: Ngrams) => `{${ngrams.join(',')}}`;
