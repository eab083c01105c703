import { errorCodes } from '../log.ts';
import type { JobDependencies } from './job.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { registry } from './registry.ts';

/** Describes one attempt at a job, as pg-boss hands it out. */
export interface Attempt<Name extends JobName> {
  name: Name;
  data: JobPayloads[Name];
  retryCount: number;
  retryLimit: number;
  keepUntil: Date;
  signal: AbortSignal;
}

/** Runs one attempt. Logs and throws what failed by its codes alone, since pg-boss stores what is thrown. */
export async function runJob<Name extends JobName>(
  { name, data, retryCount, retryLimit, keepUntil, signal }: Attempt<Name>,
  dependencies: JobDependencies,
): Promise<void> {
  // pg-boss drops expired jobs only at its next maintenance run.
  if (keepUntil < dependencies.clock()) return;
  try {
    await registry[name].run(data, dependencies, signal);
  } catch (error) {
    const details = errorCodes(error);
    dependencies.log.error(
      { job: name, attempt: retryCount + 1, retriesLeft: retryLimit - retryCount, ...details },
      'A job failed',
    );
    throw Object.assign(new Error('The job failed'), details);
  }
}
