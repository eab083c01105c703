/**
 * Lifetimes, limits, retention and sizes of the server, in one place. Units are in the names. What the browser keeps
 * too is in `contract/limits.ts`; what an operator may choose is in `config.ts`.
 */

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

// Signing in
/** A token that is revoked earlier is refused by its session. */
export const idTokenLifetimeMs = hourMs;
/** A session in use is renewed, at most this often. */
export const sessionLifetimeMs = 30 * dayMs;
export const sessionRenewalIntervalMs = 5 * minuteMs;
/** The mail says "within one hour". */
export const resetLinkLifetimeMs = hourMs;
export const signingKeyLifetimeMs = 90 * dayMs;
/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const maxEmailLength = 254;
/** An ID token of ours has about 400 characters; a much longer one is not worth reading. */
export const maxIdTokenLength = 4096;
export const maxCachedIdTokens = 10_000;
/** Half of the second within which a revoked session must be refused on every instance. */
export const sessionCacheLifetimeMs = 500;
export const maxCachedSessions = 10_000;

/** Attempts, and the length of the window that the first counted one opens. */
export const attemptLimits = {
  wrongPasswordsPerAccount: { maxAttempts: 10, windowMs: 15 * minuteMs },
  wrongPasswordsPerAddress: { maxAttempts: 100, windowMs: hourMs },
  signUpsPerAddress: { maxAttempts: 300, windowMs: hourMs },
  resetMailsPerAccount: { maxAttempts: 5, windowMs: hourMs },
};

/** Before the second and later tries of small work that no answer waits for. */
export const backgroundRetryDelaysMs = [secondMs, 10 * secondMs, minuteMs];

// Mail
export const smtpConnectTimeoutMs = 10 * secondMs;
export const smtpGreetingTimeoutMs = 10 * secondMs;
export const smtpSocketTimeoutMs = 30 * secondMs;

// Jobs. Their own retries and times are in their files in server/jobs/.
/** A job created by this instance starts at once; this is how soon one left by another, or a retry, is found. */
export const jobPollingIntervalMs = 10 * secondMs;
/** A job whose instance has not been heard of for so long is given to another. */
export const jobHeartbeatTimeoutMs = 30 * secondMs;
/** How often schedules, lost jobs and their tables are looked after. */
export const jobScheduleIntervalMs = 45 * secondMs;
export const jobSupervisionIntervalMs = minuteMs;
/** Of jobs that are done or have failed for good. */
export const finishedJobRetentionMs = 7 * dayMs;
/** A mail that could not be sent for so long is no longer expected. */
export const resetMailRetentionMs = dayMs;
export const resetMailTimeoutMs = 2 * minuteMs;
export const resetMailFirstRetryDelayMs = 5 * secondMs;
export const resetMailMaxRetryDelayMs = 15 * minuteMs;
export const resetMailMaxRetries = 20;
export const trashSweepTimeoutMs = hourMs;
export const trashSweepRetryDelayMs = 5 * minuteMs;
export const trashSweepMaxRetries = 3;

// Retention. The trash is emptied after `trashRetentionDays` of contract/limits.ts.
/** Devices keep what they can undo and show; the log itself is kept for good. */
export const activityOnDevicesDays = 30;

// Event streams
export const sessionCheckIntervalMs = 500;
/** A revision sent unasked keeps proxies from closing the stream and makes up for a lost event. */
export const eventHeartbeatIntervalMs = 15 * secondMs;
/** Between two notifications: a burst of changes is one piece of news. */
export const eventGatheringDelayMs = 20;

// Caches and pages
/** Users whose words the intake keeps, each some 50 KB at most. */
export const maxCachedVocabularies = 500;
/** There are some 600 time zones, but more ways to write them. */
export const maxCachedTimeFormats = 1000;
/** Task lists cached as JSON, of all users together. */
export const maxCachedTaskCharacters = 32_000_000;
/** Reading the whole list again is as fast as merging more changes than this into a cached one. */
export const maxMergedTaskChanges = 500;
/** Rows an export reads, and holds in memory, at once. */
export const exportPageSize = 1000;

// Database. One that hangs must not make every request hang with it.
export const databaseConnectTimeoutMs = 5 * secondMs;
/** Of DATABASE_URL, at the start. */
export const startCheckTimeoutMs = 10 * secondMs;
export const databaseQueryTimeoutMs = 20 * secondMs;
export const maxConnections = 10;
/** better-auth, rate limits and jobs share a pool of their own. */
export const maxAuthConnections = 5;
/** Longer than `jobPollingIntervalMs`, so that the workers keep a connection instead of opening one each time. */
export const authConnectionIdleTimeoutMs = 30 * secondMs;
/** Above this many different statements something builds them from data: those go unprepared. */
export const maxPreparedStatements = 200;
/** Merges of threads that are followed one after the other; where more led on, the thread is gone. */
export const maxFollowedMerges = 50;

// Our own PostgreSQL
export const postgresStartTimeoutMs = minuteMs;
export const maxPostgresLaunches = 3;
/** A killed owner's session ends within milliseconds; a living one keeps the lock for longer than this. */
export const postgresLockTimeoutMs = 1_500;
export const postgresStopTimeoutMs = 2 * secondMs;
export const maxPostgresLogBytes = 5_000_000;

// Stopping: for running requests, for jobs, for statements, and for all of it together
export const requestGraceMs = 2 * secondMs;
/** pg-boss waits for a second at least. */
export const jobGraceMs = 1.5 * secondMs;
export const databaseGraceMs = 500;
export const shutdownTimeoutMs = 4_700;
/** Ctrl+C comes from the terminal, and again from npm, which passes it on; a person who presses it twice takes longer. */
export const signalEchoMs = 300;
