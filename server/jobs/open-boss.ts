import type pg from 'pg';
import type { ConstructorOptions, Db, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { jobScheduleIntervalMs, jobSupervisionIntervalMs } from '../config/limits.ts';
import type { JobConnection } from './job-payloads.ts';

/** Keeps pg-boss's tables apart from ours. */
export const jobSchema = 'heddle_jobs';

/** Opens pg-boss on the existing pool, since a pool of its own would add to each instance's open connections. */
export async function openBoss({
  pool,
  clock,
  log,
  ...options
}: { pool: pg.Pool; clock: () => Date; log: Logger } & Pick<
  ConstructorOptions,
  'supervise' | 'schedule' | 'createSchema'
>): Promise<PgBoss> {
  const { PgBoss, systemClock } = await import('pg-boss');
  const connection: JobConnection = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({
    db: connection as Db,
    schema: jobSchema,
    clock: { ...systemClock, now: () => clock().getTime() },
    cronMonitorIntervalSeconds: jobScheduleIntervalMs / 1000,
    cronWorkerIntervalSeconds: jobScheduleIntervalMs / 1000,
    superviseIntervalSeconds: jobSupervisionIntervalMs / 1000,
    // Jobs that wait for other jobs are not used.
    flowIntervalSeconds: jobSupervisionIntervalMs / 1000,
    // The tables stay small, and these would exceed the statement timeout.
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
    registerInstance: false,
    ...options,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue had an error'));
  boss.on('warning', ({ message }) => log.warn(message));
  return boss;
}
