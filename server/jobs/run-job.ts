import { errorCodes } from '../log.ts';
import { runWork, UncaughtError } from '../uncaught-errors.ts';
import type { JobDependencies } from './job.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { registry } from './registry.ts';

/** Describes one attempt at a job, as pg-boss hands it out. */
export interface Attempt<Name extends JobName> {
  id: string;
  name: Name;
  data: JobPayloads[Name];
  retryCount: number;
  retryLimit: number;
  keepUntil: Date;
  /** How the attempt before it failed. */
  output: unknown;
  signal: AbortSignal;
}

/** Runs one attempt. Logs and throws what failed by its codes alone, since pg-boss stores what is thrown. */
export async function runJob<Name extends JobName>(
  { id, name, data, retryCount, retryLimit, keepUntil, output, signal }: Attempt<Name>,
  dependencies: JobDependencies,
): Promise<void> {
  // pg-boss drops expired jobs only at its next maintenance run.
  if (keepUntil < dependencies.clock()) return;
  try {
    const run = () =>
      runWork(
        () => `job ${name}`,
        () => registry[name].run(data, dependencies, signal),
        { job: name, id },
      );
    await (dependencies.tracing?.traceWork('job', run, (error) => ({
      name: `job ${name}`,
      attributes: { 'heddle.job': name, 'heddle.job_id': id, 'heddle.attempt': retryCount + 1 },
      failed: error !== undefined,
    })) ?? run());
  } catch (error) {
    const crashes = error instanceof UncaughtError ? countCrashes(output) + 1 : undefined;
    const details = { ...errorCodes(error), ...(crashes && { crashes }) };
    dependencies.log.error(
      { job: name, id, attempt: retryCount + 1, retriesLeft: retryLimit - retryCount, ...details },
      'A job failed',
    );
    throw Object.assign(new Error('The job failed'), details);
  }
}

/** Returns how many attempts in a row have ended their process or with an error that nobody caught, by what the last one left. */
export function countCrashes(output: unknown): number {
  const { crashes } = (output ?? {}) as { crashes?: number };
  return crashes ?? 0;
}

const defaultMaxCrashes = 2;

/** Returns whether a job has crashed too often to be tried again, since the next time others may crash with it. */
export const isDead = ({ name, output }: Pick<Attempt<JobName>, 'name' | 'output'>): boolean =>
  countCrashes(output) >= (registry[name].maxCrashes ?? defaultMaxCrashes);
