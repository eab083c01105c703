/** What each job is told. It is stored as it is, so it holds ids and never a secret or an address of a person. */
export interface JobPayloads {
  'reset-mail': {
    userId: string;
    /** Where the link leads, as `https://tasks.example.com`. */
    linkBase: string;
  };
  'trash-sweep': Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** Jobs of one kind. `failed` are those that are not tried again. */
export interface JobCounts {
  waiting: number;
  active: number;
  failed: number;
}

/** As pg-boss runs statements; a transaction, so that a change and its jobs are stored together. */
export interface JobConnection {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** What features know of jobs. */
export interface JobQueue {
  /** Resolves once the job is stored; it runs later, on any instance. */
  enqueue: <Name extends JobName>(name: Name, payload: JobPayloads[Name]) => Promise<void>;
  /** Deletes every job whose payload names the user, in the transaction of `connection`. */
  deleteJobsOf: (userId: string, connection: JobConnection) => Promise<void>;
}
