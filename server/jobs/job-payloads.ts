import type { SecurityEvent } from '../mail/security-mail.ts';

/** Defines the payload of each job. Payloads are stored in plain form, so they hold ids and never secrets or addresses. */
export interface JobPayloads {
  'daily-backup': Record<string, never>;
  'reset-mail': {
    userId: string;
    /** The origin the link points to, such as `https://tasks.example.com`. */
    linkBase: string;
  };
  /** `id` is that of the new session, passkey or access token. */
  'security-mail': { userId: string; event: SecurityEvent; id?: string; at: string };
  /** Hands a user's messages to the push services of their devices. */
  push: { userId: string };
  'push-sweep': Record<string, never>;
  /** Moments are floating. */
  'reminder-mail': { userId: string; reminders: { taskId: string; moment: string }[] };
  'digest-mail': { userId: string; day: string };
  /** Says that a phase of the focus timer ended at `endsAt`, unless somebody touched the timer after `touchedAt`. */
  'timer-end': { userId: string; touchedAt: string; endsAt: string };
  'calendar-sweep': Record<string, never>;
  'check-calendar': { userId: string; subscriptionId: string };
  reclassify: { userId: string; runId: string };
  'recording-sweep': Record<string, never>;
  'import-tasks': { userId: string; importId: string };
  'refine-capture': { userId: string; captureId: string };
  'trash-sweep': Record<string, never>;
  webhook: { userId: string; webhookId: string; deliveryId: string };
}

export type JobName = keyof JobPayloads;

/** Jobs of one kind. `failed` are those that are not tried again. */
export interface JobCounts {
  waiting: number;
  active: number;
  failed: number;
}

/** Runs pg-boss's statements; pass a transaction to store a change and its jobs together. */
export interface JobConnection {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** Lets features enqueue jobs without depending on pg-boss. */
export interface JobQueue {
  /**
   * Resolves once the job is stored; it runs later, on any instance. With `connection` it is stored in that transaction;
   * call `wake` after the commit, or it may wait for the next poll.
   */
  enqueue: <Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    options?: { connection?: JobConnection; startAfter?: Date },
  ) => Promise<void>;
  /** Lets this instance look for waiting jobs of one kind now. */
  wake: (name: JobName) => void;
  /** Deletes every job whose payload names the user, in the transaction of `connection`. */
  deleteJobsOf: (userId: string, connection: JobConnection) => Promise<void>;
  counts: () => Promise<Record<JobName, JobCounts>>;
}
