import type pg from 'pg';
import type { JobConnection, JobName, JobQueue } from './job-payloads.ts';
import { jobSchema } from './open-boss.ts';

/** The columns of `waitingJobsQuery`. */
export const waitingJobsColumns = ['name', 'data', 'start_after', 'keep_until'];

/** Selects what people's changes have asked for and is not done yet; schedules make their jobs by themselves. */
export const waitingJobsQuery = `select name, data, start_after, keep_until from ${jobSchema}.job
  where state in ('created', 'retry', 'active') and data ? 'userId' order by created_on, id`;

export const hasJobs = async (client: pg.ClientBase): Promise<boolean> =>
  (
    await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `${jobSchema}.job`,
    ])
  ).rows[0]?.there === true;

/** Makes the table `temporary` for rows of `waitingJobsQuery`, which lasts as long as the transaction. */
export const createWaitingJobsTable = (client: pg.ClientBase, temporary: string) =>
  client.query(
    `create temporary table ${temporary} (name text, data jsonb, start_after timestamptz, keep_until timestamptz) on commit drop`,
  );

/** Replaces the jobs of all users by those in `temporary` that have not expired, in the transaction of the client. */
export async function replaceWaitingJobs({
  client,
  temporary,
  jobs,
  now,
}: {
  client: pg.ClientBase;
  temporary: string;
  jobs: Pick<JobQueue, 'enqueue'>;
  now: Date;
}): Promise<void> {
  const connection: JobConnection = { executeSql: (text, values) => client.query(text, values) };
  await client.query(`delete from ${jobSchema}.job where data ? 'userId'`);
  const { rows } = await client.query<{ name: JobName; data: never; start_after: Date }>(
    `select name, data, start_after from ${temporary}
    where keep_until > $1 and exists (select from ${jobSchema}.queue where queue.name = ${temporary}.name)`,
    [now],
  );
  for (const { name, data, start_after } of rows)
    await jobs.enqueue(name, data, { connection, startAfter: start_after });
}
