import type { Logger } from 'pino';
import type { AccessTokensRepository } from '../features/access-tokens/access-tokens.repository.ts';
import type { ConversationsRepository } from '../features/assistant/conversations.repository.ts';
import type { Auth } from '../features/auth/create-auth.ts';
import type { KeptBackups } from '../features/backup/kept-backups.usecases.ts';
import type { CheckDependencies } from '../features/calendar-subscriptions/check-calendar.usecases.ts';
import type { NotifyTimerEnd } from '../features/focus/timer-end.usecases.ts';
import type { ImportDependencies } from '../features/import/continue-import.usecases.ts';
import type { DeliverPush } from '../features/push/deliver-push.usecases.ts';
import type { ReclassifyDependencies } from '../features/reclassify/reclassify.usecases.ts';
import type { RefineDependencies } from '../features/refinement/refine-capture.usecases.ts';
import type { RemindersRepository } from '../features/reminders/reminders.repository.ts';
import type { SettingsReader } from '../features/settings/settings.usecases.ts';
import type { TasksRepository } from '../features/tasks/tasks.repository.ts';
import type { TrashRepository } from '../features/trash/trash.repository.ts';
import type { RecordingsRepository } from '../features/voice/recordings.repository.ts';
import type { DeliverWebhook } from '../features/webhooks/deliver-webhook.usecases.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Tracing } from '../tracing.ts';
import type { JobQueue } from './job-payloads.ts';

/** Lists the parts of the app that jobs use; `createApp` provides them. */
export interface JobDependencies {
  auth: Auth;
  push: Omit<DeliverPush, 'userId' | 'onlyDevice' | 'signal' | 'clock' | 'log'>;
  reminderMails: {
    reminders: RemindersRepository;
    settings: SettingsReader;
    tasks: TasksRepository;
    baseUrl: string | undefined;
  };
  securityMails: {
    listTokens: AccessTokensRepository['listTokens'];
    settings: SettingsReader;
    baseUrl: string | undefined;
  };
  refinements: RefineDependencies;
  timerEnds: Omit<NotifyTimerEnd, 'userId' | 'touchedAt' | 'endsAt' | 'now'>;
  imports: ImportDependencies;
  calendars: CheckDependencies & { jobs: JobQueue };
  backups: KeptBackups;
  reclassification: ReclassifyDependencies;
  trash: TrashRepository;
  conversations: ConversationsRepository;
  recordings: RecordingsRepository;
  webhooks: DeliverWebhook;
  mailer: Mailer;
  clock: () => Date;
  log: Logger;
  tracing?: Tracing | undefined;
}

/** Defines one kind of job. Times are in milliseconds and must be whole seconds. */
export interface Job<Payload> {
  /** `one` allows at most one waiting or running job of this kind across all instances. */
  concurrency: 'one' | 'many';
  /** How many of them an instance runs at once; default 1. */
  workers?: number;
  /** How many of one user all instances run at once; default any number. For jobs that take long. */
  maxPerUser?: number;
  /** A cron expression; runs missed while no instance was up are made up for once. */
  schedule?: string;
  /** The zone of the schedule, UTC by default; `server` is that of the instance that started last. */
  scheduleZone?: 'server';
  /** Fails an attempt that takes longer than this. */
  timeoutMs: number;
  maxRetries: number;
  /** Delays the first retry; doubles for each further one, up to `maxRetryDelayMs` if set. */
  retryDelayMs: number;
  maxRetryDelayMs?: number;
  /**
   * How often in a row an attempt may end its process, or fail with an error that nobody caught, before the job is not tried
   * again; default 2.
   */
  maxCrashes?: number;
  /** Drops the job after it has waited this long, retries included. */
  retentionMs?: number;
  /**
   * Does the work; what it throws counts as a failed attempt. It may run twice for one payload, after a crash, and
   * long after it was asked for. `signal` is aborted when the attempt times out or the server stops.
   */
  run: (payload: Payload, dependencies: JobDependencies, signal: AbortSignal) => Promise<void>;
}
