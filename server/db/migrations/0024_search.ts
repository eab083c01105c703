import { type Kysely, sql } from 'kysely';

const statements = [
  `create table task_search (
    user_id uuid not null references "user" (id) on delete cascade,
    task_id uuid not null,
    created_at timestamptz(3) not null,
    ngrams integer[] not null,
    primary key (user_id, task_id)
  )`,
  // A hash of an n-gram is the user's own, so that this index leads to the rows of one user only.
  `create index task_search_ngrams on task_search using gin (ngrams)`,
  `create table task_search_progress (
    user_id uuid primary key references "user" (id) on delete cascade,
    revision bigint not null
  )`,
];

/** Makes room for an index of the tasks' texts, which each user's first search fills. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
