import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { createQuery, isDistributed } from './distribute.ts';
import { forDistributed } from './migrate-distributed.ts';
import * as accounts from './migrations/0001_accounts.ts';
import * as workspace from './migrations/0002_workspace.ts';
import * as settings from './migrations/0003_settings.ts';
import * as details from './migrations/0004_details.ts';
import * as domains from './migrations/0005_domains.ts';
import * as deletedAccounts from './migrations/0006_deleted_accounts.ts';
import * as inboxFilings from './migrations/0007_inbox_filings.ts';
import * as filedAt from './migrations/0008_filed_at.ts';
import * as push from './migrations/0009_push.ts';
import * as mindfulness from './migrations/0010_mindfulness.ts';
import * as languageModels from './migrations/0011_language_models.ts';
import * as focus from './migrations/0012_focus.ts';
import * as reminders from './migrations/0013_reminders.ts';
import * as listIndexes from './migrations/0014_list_indexes.ts';
import * as assistant from './migrations/0015_assistant.ts';
import * as reclassifications from './migrations/0016_reclassifications.ts';
import * as recordings from './migrations/0017_recordings.ts';
import * as refinements from './migrations/0018_refinements.ts';
import * as failedRefinements from './migrations/0019_failed_refinements.ts';
import * as recordingChunks from './migrations/0021_recording_chunks.ts';
import * as trashIndexes from './migrations/0023_trash_indexes.ts';
import * as search from './migrations/0024_search.ts';
import * as readings from './migrations/0025_readings.ts';
import * as suggestions from './migrations/0026_suggestions.ts';
import * as accessTokens from './migrations/0027_access_tokens.ts';
import * as imports from './migrations/0028_imports.ts';
import * as calendarFeeds from './migrations/0029_calendar_feeds.ts';
import * as proposedMoves from './migrations/0031_proposed_moves.ts';
import * as activityTimes from './migrations/0032_activity_times.ts';
import * as activityClients from './migrations/0033_activity_clients.ts';
import * as mailIn from './migrations/0034_mail_in.ts';
import * as webhooks from './migrations/0035_webhooks.ts';
import * as secondFactors from './migrations/0036_second_factors.ts';
import * as calendarSubscriptions from './migrations/0037_calendar_subscriptions.ts';
import * as revisionGaps from './migrations/0038_revision_gaps.ts';
import * as connectedPrograms from './migrations/0039_connected_programs.ts';
import * as idTokenHints from './migrations/0040_id_token_hints.ts';
import * as orderAndNames from './migrations/0041_order_and_names.ts';

/** Ordered by name, which is the order they run in. */
export const migrations = {
  '0001_accounts': accounts,
  '0002_workspace': workspace,
  '0003_settings': settings,
  '0004_details': details,
  '0005_domains': domains,
  '0006_deleted_accounts': deletedAccounts,
  '0007_inbox_filings': inboxFilings,
  '0008_filed_at': filedAt,
  '0009_push': push,
  '0010_mindfulness': mindfulness,
  '0011_language_models': languageModels,
  '0012_focus': focus,
  '0013_reminders': reminders,
  '0014_list_indexes': listIndexes,
  '0015_assistant': assistant,
  '0016_reclassifications': reclassifications,
  '0017_recordings': recordings,
  '0018_refinements': refinements,
  '0019_failed_refinements': failedRefinements,
  '0021_recording_chunks': recordingChunks,
  '0023_trash_indexes': trashIndexes,
  '0024_search': search,
  '0025_readings': readings,
  '0026_suggestions': suggestions,
  '0027_access_tokens': accessTokens,
  '0028_imports': imports,
  '0029_calendar_feeds': calendarFeeds,
  '0031_proposed_moves': proposedMoves,
  '0032_activity_times': activityTimes,
  '0033_activity_clients': activityClients,
  '0034_mail_in': mailIn,
  '0035_webhooks': webhooks,
  '0036_second_factors': secondFactors,
  '0037_calendar_subscriptions': calendarSubscriptions,
  '0038_revision_gaps': revisionGaps,
  '0039_connected_programs': connectedPrograms,
  '0040_id_token_hints': idTokenHints,
  '0041_order_and_names': orderAndNames,
} satisfies Record<string, Migration>;

/** The key of the advisory lock whose holder may prepare the database. */
export const startLock = 7_261_736_832;

/**
 * Runs `prepare` with a pool of one connection, while no other instance does the same. The lock is the connection's:
 * when that breaks, what runs on it fails and the lock is free.
 */
export async function withStartLock(
  connectionString: string,
  prepare: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    idleTimeoutMillis: 0,
    options: '-c timezone=UTC',
  });
  // A broken connection fails its running statement; without a listener, an idle one would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select pg_advisory_lock($1)', [startLock]);
    await prepare(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Brings a database to the newest schema in one transaction; instances may start at once. Throws StartError when a
 * newer Heddle has already migrated the database.
 */
export const migrateToLatest = (connectionString: string, known?: Record<string, Migration>): Promise<void> =>
  withStartLock(connectionString, (pool) => migrate(pool, known));

/** Does the same as `migrateToLatest` when the caller already holds the start lock. */
export const migrate = (pool: pg.Pool, known: Record<string, Migration> = migrations): Promise<void> =>
  isDistributed(createQuery(pool)).then((distributed) =>
    runMigrations({ pool, known: distributed ? forDistributed(known) : known, disableTransactions: false }),
  );

/** Does the same in the transaction that the client is in. */
export const migrateWithin = (
  client: pg.ClientBase,
  known: Record<string, Migration> = migrations,
): Promise<void> =>
  runMigrations({
    pool: {
      connect: async () =>
        ({ query: client.query.bind(client), release: () => undefined }) as PostgresPoolClient,
      end: async () => undefined,
      options: {},
    },
    known,
    disableTransactions: true,
  });

/** Returns whether the database is one of an older Heddle, which `migrate` would bring up to date. */
export async function isOutdated(pool: pg.Pool): Promise<boolean> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const listed = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).getMigrations();
  const executed = listed.filter(({ executedAt }) => executedAt !== undefined);
  return executed.length > 0 && executed.length < listed.length;
}

async function runMigrations({
  pool,
  known,
  disableTransactions,
}: {
  pool: PostgresPool;
  known: Record<string, Migration>;
  disableTransactions: boolean;
}): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known }, disableTransactions });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StartError(
      `The database was made by another version of Heddle (${error.message}): start that version or a newer one.`,
    );
  if (error) throw error;
}
