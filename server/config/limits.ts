/**
 * Collects the server's lifetimes, limits, retention times and sizes. Limits shared with the browser are in
 * `contract/limits.ts`; values an operator can set are in `config.ts`.
 */

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

// Signing in
/** A session in use is renewed, at most this often. */
export const sessionLifetimeMs = 30 * dayMs;
export const sessionRenewalIntervalMs = 5 * minuteMs;
/** The mail says "within one hour". */
export const resetLinkLifetimeMs = hourMs;
/** How many of the commonest passwords are refused. */
export const refusedPasswordCount = 10_000;
export const signingKeyLifetimeMs = 90 * dayMs;
/** Our ID tokens have about 400 characters, so a much longer one cannot be valid. */
export const maxIdTokenLength = 4096;
export const maxCachedIdTokens = 10_000;
/** Half of the second within which a revoked session must be refused on every instance. */
export const sessionCacheLifetimeMs = 500;
export const maxCachedSessions = 10_000;

/** Limits attempts per window; a window opens with the first counted attempt. */
export const attemptLimits = {
  wrongPasswordsPerAccount: { maxAttempts: 10, windowMs: 15 * minuteMs },
  wrongPasswordsPerAddress: { maxAttempts: 100, windowMs: hourMs },
  signUpsPerAddress: { maxAttempts: 300, windowMs: hourMs },
  /** Programs that register before somebody connects them. */
  registrationsPerAddress: { maxAttempts: 60, windowMs: hourMs },
  resetMailsPerAccount: { maxAttempts: 5, windowMs: hourMs },
  /** Challenges for passkeys that a sign-in page asks for; each is a row until it expires. */
  passkeyChallengesPerAddress: { maxAttempts: 600, windowMs: hourMs },
  /** Wrong codes of a second factor: over all networks when signing in, for one session when signed in. */
  wrongCodesPerAccount: { maxAttempts: 10, windowMs: 15 * minuteMs },
};

/** Limits a request to the OpenID provider; shorter than a browser waits for the answer to a sign-out. */
export const oidcRequestTimeoutMs = 4 * secondMs;
export const maxOidcResponseBytes = 500_000;
/** How long its addresses are remembered. */
export const oidcDiscoveryLifetimeMs = hourMs;
/** Characters of the path that a sign-in returns to. */
export const maxReturnPathLength = 1000;
/** How much its clock may differ from ours. */
export const oidcClockToleranceMs = 5 * minuteMs;

/** How long a browser is known to its account without signing in. Chromium keeps cookies for 400 days. */
export const knownDeviceLifetimeMs = 400 * dayMs;

/** How long a device is not asked for a code again, counted from its last sign-in. */
export const trustedDeviceLifetimeMs = 30 * dayMs;
/** The time for which somebody who has signed in, or confirmed that it is them, may add and remove passkeys. */
export const confirmedLifetimeMs = 10 * minuteMs;
/** The time for the code after the password. */
export const unfinishedSignInLifetimeMs = 10 * minuteMs;
/** The time for which a code could be right, so that it must not be taken again. */
export const usedCodeLifetimeMs = 2 * minuteMs;

/** How long wrong passwords of others behind an address keep nobody out who has signed in from there. */
export const knownNetworkLifetimeMs = 90 * dayMs;

/** Delays the second and later attempts at background work. */
export const backgroundRetryDelaysMs = [secondMs, 10 * secondMs, minuteMs];

// Access tokens
/** How often the last use of a token is recorded. */
export const tokenUseIntervalMs = minuteMs;
/** Limits the calls with one token, on one instance. */
export const tokenCallRate = { maxCalls: 300, windowMs: minuteMs };

// Programs that connect by OAuth
export const authorizationCodeLifetimeMs = 5 * minuteMs;
export const programTokenLifetimeMs = hourMs;
/** A program that was not used for this long must be connected again. */
export const programRefreshLifetimeMs = 90 * dayMs;
/** The time for which a refresh token is answered again as before, to a program that did not get the answer. */
export const programRefreshRetryMs = 30 * secondMs;
/** How long a refresh token that was replaced is remembered, to notice that somebody else has it. */
export const revokedTokenLifetimeMs = 7 * dayMs;
/** Limits the requests for tokens: of one program from one network, and of all from one; on one instance. */
export const programTokenRate = { maxCalls: 30, windowMs: minuteMs };
export const networkTokenRate = { maxCalls: 300, windowMs: minuteMs };
export const maxProgramRedirects = 10;
/** Characters of an address, and of each parameter of a request. */
export const maxRedirectLength = 2000;
/** Registered programs that nobody has connected: beyond this many, and after this time, they are forgotten. */
export const maxUnusedPrograms = 1000;
export const unusedProgramLifetimeMs = dayMs;
/** The time to connect a program in which others that register do not make it forgotten. */
export const pendingProgramLifetimeMs = 10 * minuteMs;

// AI clients
/** Characters of an answer to an AI client; a longer one is refused with advice. */
export const maxMcpAnswerLength = 40_000;
/** Rows that the answer to a change lists. */
export const maxChangedRowsForModel = 100;

// Mail
export const smtpConnectTimeoutMs = 10 * secondMs;
export const smtpGreetingTimeoutMs = 10 * secondMs;
export const smtpSocketTimeoutMs = 30 * secondMs;

// Mail in
/** The largest mail with its attachments; announced to relays (SIZE, RFC 1870). */
export const maxMailBytes = 10 * 1024 * 1024;
/** Each may have a mail of that size in memory. */
export const maxMailClients = 20;
/** Mails to one address, and attempts from one network, on one instance; a relay brings everybody's. */
export const mailAddressRate = { maxCalls: 60, windowMs: 10 * minuteMs };
export const mailClientRate = { maxCalls: 600, windowMs: 10 * minuteMs };
export const mailReadTimeoutMs = 20 * secondMs;
/** How long a mail waits for those before it; with its reading, less than `mailSocketTimeoutMs`. */
export const mailQueueTimeoutMs = 30 * secondMs;
export const mailWorkerIdleMs = 30 * secondMs;
export const maxMailWorkerHeapMb = 256;
/** A mail is understood as of when it was written, unless that was longer ago: relays give up after five days. */
export const maxMailDelayMs = 5 * dayMs;
export const mailSocketTimeoutMs = minuteMs;

// Jobs
/** A job created by this instance starts at once; polling finds retries and jobs left by other instances. */
export const jobPollingIntervalMs = 10 * secondMs;
export const jobHeartbeatIntervalMs = 2.5 * secondMs;
/** A job without a heartbeat for this long has lost its process and is given to another, whichever looks next. */
export const lostJobTimeoutMs = 8 * secondMs;
export const lostJobCheckIntervalMs = 3 * secondMs;
/** The same for pg-boss's own check, should ours fail. */
export const jobHeartbeatTimeoutMs = 30 * secondMs;
/** The intervals at which pg-boss checks schedules and supervises its queues. */
export const jobScheduleIntervalMs = 45 * secondMs;
export const jobSupervisionIntervalMs = minuteMs;
/** Applies to completed and permanently failed jobs. */
export const finishedJobRetentionMs = 7 * dayMs;
/** A reset link sent later than this is of no use to anyone. */
export const resetMailRetentionMs = dayMs;
/** A mail about a new device is worth reading days later. */
export const securityMailRetentionMs = 3 * dayMs;
export const resetMailTimeoutMs = 2 * minuteMs;
export const resetMailFirstRetryDelayMs = 5 * secondMs;
export const resetMailMaxRetryDelayMs = 15 * minuteMs;
export const resetMailMaxRetries = 20;
export const pushTimeoutMs = minuteMs;
export const pushFirstRetryDelayMs = 5 * secondMs;
export const pushMaxRetryDelayMs = 15 * minuteMs;
/** Retries of the job itself, after a crash or without a database: with the delays above, for about a day. */
export const pushMaxRetries = 100;
export const pushWorkers = 4;
export const pushSweepTimeoutMs = 10 * minuteMs;
export const pushSweepRetryDelayMs = 5 * minuteMs;
export const pushSweepMaxRetries = 3;
export const backupJobTimeoutMs = hourMs;
export const backupJobRetryDelayMs = 10 * minuteMs;
export const backupJobMaxRetries = 3;
/** How many daily backups are kept. */
export const keptDailyBackups = 14;
/** How many backups made before updates are kept. */
export const keptUpdateBackups = 3;
/** A latest backup that is older is shown as a problem: two nights were missed. */
export const backupAlarmMs = 50 * hourMs;
export const reminderMailTimeoutMs = 2 * minuteMs;
export const reminderMailFirstRetryDelayMs = 5 * secondMs;
export const reminderMailMaxRetryDelayMs = 15 * minuteMs;
export const reminderMailMaxRetries = 20;
/** A mail that arrives a day late is of no use to anyone. */
export const reminderMailRetentionMs = dayMs;
export const timerEndTimeoutMs = minuteMs;
export const timerEndRetryDelayMs = 5 * secondMs;
export const timerEndMaxRetries = 5;
/** The end of a phase is announced at most this late: a server that was off must not ring for what is long over. */
export const timerEndGraceMs = 5 * minuteMs;
export const recordingSweepTimeoutMs = hourMs;
export const recordingSweepRetryDelayMs = 5 * minuteMs;
export const recordingSweepMaxRetries = 3;
export const trashSweepTimeoutMs = hourMs;
export const trashSweepRetryDelayMs = 5 * minuteMs;
export const trashSweepMaxRetries = 3;

// Web push
export const pushRequestTimeoutMs = 15 * secondMs;
/** Exceeds the request's time-out: after it, the attempt that had the device is dead. */
export const pushLeaseMs = 30 * secondMs;
export const maxPushResponseBytes = 64 * 1024;
/** Limits the delay that a push service may ask for with Retry-After. */
export const maxPushRetryAfterMs = hourMs;
export const maxPushDevices = 50;
/** Push services refuse more than a day (RFC 8292, 2). */
export const vapidTokenLifetimeMs = 12 * hourMs;

// Language models
/** A server on the same machine lists its models at once, unless the machine is busy. */
export const localModelListTimeoutMs = 5 * secondMs;
export const maxLocalModelListBytes = 500_000;
export const maxLocalModels = 100;
/** Local models may have to be loaded first. */
export const llmTestTimeoutMs = 60 * secondMs;
export const llmListTimeoutMs = 10 * secondMs;
/** Slow local models may write for minutes. */
export const llmTotalTimeoutMs = 10 * minuteMs;
/** A stream repeats a frame of some hundred bytes with each word. */
export const maxLlmStreamBytes = 10_000_000;
/** An answer that is not streamed, or one event of a stream: what takes longer to parse makes others wait. */
export const maxLlmJsonBytes = 1_000_000;
/** Characters of the answer to a test, which is asked for one short sentence. */
export const maxLlmTestAnswerLength = 300;
/** Characters; an answer of the most tokens that a user can allow is much shorter. */
export const maxLlmAnswerLength = 200_000;
/** How long the format that a model handled is tried first, and the settings it refused are omitted. */
export const llmFormatLifetimeMs = dayMs;
export const maxCachedLlmFormats = 1000;
/** Of one user, on one instance. */
export const maxConcurrentLlmCalls = 8;
export const llmCallRate = { maxCalls: 60, windowMs: minuteMs };
/** The share of the time left that a provider may take if there is another one to try. */
export const llmFirstProviderShare = 2 / 3;
/** Consecutive failures after which a provider is paused, for `minLlmPauseMs` at first. */
export const llmFailuresBeforePause = 3;
export const minLlmPauseMs = 30 * secondMs;
export const maxLlmPauseMs = 10 * minuteMs;
export const maxCachedLlmProviders = 10_000;
/** How far back usage is shown. */
export const llmUsageMs = 30 * dayMs;
export const maxLlmErrorsShown = 20;

// Refinement of captures
/** How long a request that is not queued on a device waits for the refined tasks. */
export const refinementAnswerTimeoutMs = 7.5 * secondMs;
/** Time after which a capture that is still being read may be read again; shorter than the time open pages wait. */
export const refinementPatienceMs = 15 * secondMs;
/** A local model may have to be loaded first. */
export const refinementFirstChunkTimeoutMs = minuteMs;
/** Between two pieces of the answer. */
export const refinementChunkTimeoutMs = 20 * secondMs;
export const refinementTimeoutMs = 3 * minuteMs;
/** Exceeds `refinementTimeoutMs`, so that a slow model is no failure of the job. */
export const refinementJobTimeoutMs = 4 * minuteMs;
/** How long somebody who is still speaking waits for a reading. */
export const liveReadingTimeoutMs = 20 * secondMs;
export const refinementJobRetryDelayMs = 5 * secondMs;
export const refinementJobMaxRetries = 5;
/** How many captures an instance refines at once, and how many of one user. */
export const refinementWorkers = 8;
export const maxRefinementsPerUser = 4;
/** Delays before the second and later attempts; after the last one the refinement has failed. */
export const refinementRetryDelaysMs = [minuteMs, 10 * minuteMs];
/** Failed refinements that one request retries. */
export const maxRetriedRefinements = 100;
/** Tasks in a capture that is refined, and in the model's answer. */
export const maxRefinedTasks = 20;
/** Characters of a title that a model may give, and of its reasoning. */
export const maxRefinedTitleLength = 200;
export const maxReasoningLength = 500;
export const maxRefinedNotesLength = 4000;
/** Characters of a quote that says when; a longer one is no time. */
export const maxTimeQuoteLength = 200;
export const maxRefinedTags = 5;
/** The most items of each kind in a prompt: those that fit the text best, then the newest. */
export const maxThemesForModel = 60;
export const maxThreadsForModel = 60;
export const maxProjectsForModel = 60;
export const maxTagsForModel = 60;
export const maxExamplesForModel = 12;
/** Characters of a name in a prompt. */
export const maxNameLengthForModel = 80;

// Assistant
/** The most steps of one answer; a step ends with tool calls or with the answer. */
export const maxAssistantSteps = 8;
/** Characters of each result of a tool in the last step, which has no tools. */
export const maxLastResultLength = 4000;
/** Tasks that one search returns to the model unless it asks for more, and the most. */
export const defaultTasksForModel = 25;
export const maxTasksForModel = 50;
/** Characters of notes in a list for the model. */
export const maxNotesExcerptLength = 120;
/** Results of a search through everything. */
export const maxResultsForModel = 20;
/** Captures that such a search reads at once. */
export const capturePageSize = 1000;
/** Days that the history covers unless the model asks for others, its entries, and the changes the model is shown. */
export const historyDays = 30;
export const maxHistoryEntries = 5000;
export const maxChangesForModel = 30;
/** The most days of a plan: a quarter of a year. */
export const maxPlanDays = 92;
/** Characters of a title in a list for the model; a task that is read alone has its whole text. */
export const maxTitleLengthForModel = 300;
/** Tasks that an answer without a model lists. */
export const maxTasksInSearchAnswer = 20;
/** Characters of earlier questions and answers that the model sees: some 6,000 tokens. */
export const maxHistoryLength = 24_000;
/** Characters of an answer, far more than a model writes. */
export const maxAnswerLength = 100_000;
/** Characters of a proposal that the model sees again. */
export const maxProposalLengthInHistory = 1000;
/** Characters of each result of a tool that the model sees again with the next question, and of all of them. */
export const maxToolResultLengthInHistory = 1500;
export const maxToolResultsLengthInHistory = 6000;
export const maxProposalsPerAnswer = 10;
/** The latest accepted proposals of a conversation, of which it is looked up whether they were undone. */
export const maxCheckedProposals = 50;
/** Limits an answer, including its lookups. */
export const assistantTimeoutMs = 5 * minuteMs;
/** Beyond this, a user who waits is better served by the result of a search. */
export const maxAssistantRetryAfterMs = 10 * secondMs;
/** Local models may have to be loaded first. */
export const assistantFirstChunkTimeoutMs = 2 * minuteMs;
export const assistantChunkTimeoutMs = minuteMs;
/** Models known not to call tools, over all users; an update may teach them. */
export const maxKnownToollessModels = 1000;
export const toollessLifetimeMs = hourMs;
/** Conversations whose texts are searched, or exported, at once. */
export const conversationPageSize = 50;
/** A deleted conversation can be restored for this long. */
export const deletedConversationRetentionMs = 30 * dayMs;

// Filing all tasks again with a language model
export const reclassifyBatchSize = 25;
/** Slow local models process the whole prompt before the first chunk. */
export const reclassifyFirstChunkTimeoutMs = 2 * minuteMs;
export const reclassifyCallTimeoutMs = 10 * minuteMs;
export const reclassifyTimeoutMs = 12 * hourMs;
export const reclassifyRetryDelayMs = 5 * secondMs;
export const reclassifyMaxRetries = 20;
export const reclassifyProgressIntervalMs = 500;
export const maxReclassifyErrors = 500;
/** The user's own filings in the prompt, for each task of a batch. */
export const maxExamplesPerTask = 3;

// Imports
/** Tasks that are added in one transaction. */
export const importBatchSize = 500;
/** The rows that a preview lists of those that are left out, and of those that are changed; and the tasks it shows. */
export const maxImportRemarks = 200;
export const maxImportSamples = 5;
/** Limits how long a file is read; those of the maximum size take some seconds. */
export const importTimeoutMs = 60 * secondMs;
/** Files in memory on one instance, beside which a user has one. */
export const maxConcurrentImports = 5;
export const importRetryAfterMs = 5 * secondMs;
export const maxImportWorkerHeapMb = 1024;
export const importWorkerIdleMs = 30 * secondMs;
export const importJobTimeoutMs = hourMs;
export const importJobRetryDelayMs = 5 * secondMs;
export const importJobMaxRetries = 10;
/** How long a preview can be imported. */
export const importPreviewRetentionMs = dayMs;

// Reminders
/** A reminder that is later than this says when it was due. */
export const reminderGraceMs = 5 * minuteMs;
/** More than this at once are combined in one notification. */
export const maxSeparateReminders = 3;
/** How long push services keep reminders and digests for a device that is off. */
export const reminderLifetimeMs = dayMs;
export const digestLifetimeMs = 12 * hourMs;
/** A notification can be acted on for this long. */
export const reminderTokenLifetimeMs = 2 * dayMs;
/** Users whose reminders are looked up in one statement. */
export const reminderUserBatchSize = 500;

// Retention. How long the trash and recordings are kept is in contract/limits.ts, since screens say it.
/** Devices keep what they can undo and show; the log itself is kept for good. */
export const activityOnDevicesDays = 30;

// Clocks
/** The longest a request may take to arrive, in ms. A larger difference means that the device's clock is wrong. */
export const maxTransitMs = 5 * secondMs;
/** Limits how far the clocks of several instances may differ. */
export const maxClockSkewMs = 5 * secondMs;

// Event streams
/** Limits the event streams that one user has open on one instance. */
export const maxEventStreams = 50;
export const sessionCheckIntervalMs = 500;
/** Sending the revision regularly keeps proxies from closing the stream and makes up for lost events. */
export const eventHeartbeatIntervalMs = 15 * secondMs;
/** Gathers a burst of changes into one notification. */
export const eventGatheringDelayMs = 20;

// Understanding texts
/** Limits the processor time a worker thread takes for a text or a batch; a text past it is kept as one task. */
export const intakeDeadlineMs = 250;
/** Limits how long a request waits for its texts to be understood, which only an overloaded machine reaches. */
export const maxIntakeWaitMs = 30 * secondMs;
/** They start with a text, take some 40 MB each, and end when no text has come for `intakeWorkerIdleMs`. */
export const minIntakeWorkers = 2;
/** Where there are as many cores. */
export const maxIntakeWorkers = 4;
export const intakeWorkerIdleMs = minuteMs;
export const maxIntakeWorkerHeapMb = 96;
/** Characters of a batch, which takes less than half the deadline. */
export const maxIntakeBatchLength = 2_000;
/** Characters of a text that is read at once, in some milliseconds; longer ones are read one after the other. */
export const maxQuickTextLength = 1_000;
export const maxVocabulariesPerWorker = 50;

// Requests
/** Limits bodies, but for those with a recording. */
export const maxBodyBytes = 1024 * 1024;

// Caches and pages
/** Users whose words the intake keeps, each some 50 KB at most. */
export const maxCachedVocabularies = 500;
/** There are about 600 time zones, but more spellings of them. */
export const maxCachedTimeFormats = 1000;
/** Limits the task lists cached as JSON, over all users; some 100,000 tasks. */
export const maxCachedTaskBytes = 64_000_000;
/** Reading the whole list again is as fast as merging more changes than this into a cached one. */
export const maxMergedTaskChanges = 500;
/** Tasks that are read at a stretch: about 3 ms, in which nobody else is served. */
export const taskListBatchSize = 250;
/** Tasks that are cached, serialized anew and sent as one piece: some 50 KB. */
export const cachedTaskChunkSize = 100;
/** A longer answer is sent in pieces, as fast as the client takes it. */
export const maxUnstreamedBytes = 1_000_000;
/** Rows an export reads, and holds in memory, at once. */
export const exportPageSize = 1000;

// Calendars that users subscribe to
/** Every five minutes the schedule looks for calendars that have not been checked for this long. */
export const calendarRefreshIntervalMs = 14 * minuteMs;
/** A calendar that keeps failing is checked less often, down to this. */
export const maxCalendarRetryDelayMs = 6 * hourMs;
/** Limits one fetch, redirects included. */
export const calendarFetchTimeoutMs = 20 * secondMs;
export const maxCalendarRedirects = 5;
export const maxCalendarBytes = 10 * 1024 * 1024;
/** In a file, those of earlier years included. */
export const maxCalendarFileEvents = 20_000;
/** Of one calendar on the days that are kept. */
export const maxCalendarEvents = 5_000;
/** The days whose events are kept, counted from today. */
export const calendarDaysBehind = 31;
export const calendarDaysAhead = 396;
/** Characters of the title and of the place of an event. */
export const maxEventTextLength = 300;
/** Limits how long a worker reads a calendar; one of the maximum size takes some seconds. */
export const calendarReadTimeoutMs = 15 * secondMs;
export const maxCalendarWorkerHeapMb = 512;
export const calendarWorkerIdleMs = 30 * secondMs;
/** Calendars that users add or refresh by hand at the same time, on one instance. */
export const maxConcurrentCalendarRefreshes = 8;
export const calendarRefreshRate = { maxCalls: 20, windowMs: 10 * minuteMs };
/** Calendars that one run of the schedule enqueues. */
export const maxDueCalendars = 5_000;
export const calendarSweepTimeoutMs = minuteMs;
export const calendarJobTimeoutMs = 2 * minuteMs;
export const calendarJobRetryDelayMs = minuteMs;
export const calendarJobMaxRetries = 1;
export const calendarWorkers = 4;
export const maxCalendarJobsPerUser = 2;
/** Events that began longer than this before a day are left out of its busy times. */
export const busyDaysBehind = 7;

// Calendar feeds
export const maxCalendarFeeds = 20;
/** Fetches of one feed, or of addresses that are none from one network, on one instance. */
export const calendarFetchRate = { maxFetches: 120, windowMs: 10 * minuteMs };
/** How often apps are asked to look; many look less often. */
export const calendarRefreshMinutes = 60;
/** How exactly the last fetch of a feed is recorded. */
export const lastFetchPrecisionMs = minuteMs;

// Webhooks
/** How often changes are looked for. */
export const webhookIntervalMs = 5 * secondMs;
export const webhookRequestTimeoutMs = 15 * secondMs;
export const maxWebhookResponseBytes = 64 * 1024;
/** Pauses before the second and later attempts, as Standard Webhooks advises; after the last one the delivery has failed. */
export const webhookRetryDelaysMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
];
/** A webhook that has failed for this long, whatever it was sent, is turned off. */
export const maxWebhookFailureMs = dayMs;
/** Revisions that are looked through at a time. */
export const webhookRevisionBatch = 500;
/** While so many deliveries of a webhook wait, no others are added; they follow later. */
export const maxWaitingDeliveries = 500;
export const webhookJobTimeoutMs = minuteMs;
export const webhookJobRetryDelayMs = 5 * secondMs;
export const webhookJobMaxRetries = 5;
export const webhookWorkers = 4;
export const maxWebhookJobsPerUser = 2;

// Memory
/** How long the process must be idle, using little processor time, before it returns memory to the system. */
export const idleCheckIntervalMs = 30 * secondMs;
export const maxIdleProcessorMs = 600;
/** The processor time after which there is something to return. */
export const minBusyProcessorMs = 2 * secondMs;

// Search
/** Tasks that are added to the search index in one transaction. */
export const searchBatchSize = 250;
/** A search waits for so many changed tasks to be indexed; for more it goes through all tasks meanwhile. */
export const maxIndexedBeforeSearch = 1000;
/** Words that are found more often are looked for in the list of tasks: enough of them turn up soon. */
export const maxIndexedFinds = 2000;
/** Alternatives, such as words with `|` between them, in one search of the index. */
export const maxSearchAlternatives = 8;

// Database: the timeouts keep a hanging database from hanging every request.
/** Time that connections which have just been closed get to end before the remaining ones are counted. */
export const backupClosingTimeMs = secondMs;
/** A restore that cannot lock the tables in this time is refused: somebody is using them. */
export const restoreLockTimeoutMs = 10 * secondMs;
export const databaseConnectTimeoutMs = 5 * secondMs;
/** Limits the check of DATABASE_URL at startup. */
export const startCheckTimeoutMs = 10 * secondMs;
export const databaseQueryTimeoutMs = 20 * secondMs;
/** Limits how long making a database distributed waits for others, who wait behind it. */
export const distributionLockTimeoutMs = 10 * secondMs;
export const maxConnections = 10;
/** better-auth, rate limits and jobs share a pool of their own. */
export const maxAuthConnections = 5;
/** Exceeds `jobPollingIntervalMs` so that the workers keep their connection between polls. */
export const authConnectionIdleTimeoutMs = 30 * secondMs;
/** Statements beyond this number are probably built from data, so they are not prepared. */
export const maxPreparedStatements = 200;
/** A statement that takes longer is logged. */
export const slowStatementMs = 500;
export const maxShapeLength = 600;
export const maxKnownShapes = 500;
/** Shapes of longer statements are made anew each time, so that those remembered take 2 MB at most. */
export const maxKnownStatementLength = 4_000;
export const traceExportDelayMs = 5 * secondMs;
/** How long a stop waits for the last traces to be sent. */
export const traceGraceMs = 500;
/** Limits how many thread merges are followed in a row; beyond that the thread counts as gone. */
export const maxFollowedMerges = 50;

// Our own PostgreSQL
/** A lock file that is empty for longer was left by a start that was cut off. */
export const emptyLockFileMs = 5 * secondMs;
/** A first start that is older was cut off, and what it left behind is removed. */
export const maxPostgresInitMs = 10 * minuteMs;
export const postgresStartTimeoutMs = minuteMs;
export const maxPostgresLaunches = 3;
/** A killed owner's session ends within milliseconds, so a lock held longer than this has a live owner. */
export const postgresLockTimeoutMs = 1_500;
export const postgresStopTimeoutMs = 2 * secondMs;
export const oldestPostgresMajor = 15;
export const maxPostgresLogBytes = 5_000_000;

// Shutdown
export const requestGraceMs = 2 * secondMs;
/** pg-boss waits for at least one second. */
export const jobGraceMs = 1.5 * secondMs;
export const databaseGraceMs = 500;
export const shutdownTimeoutMs = 4_700;
/** Ctrl+C arrives twice, from the terminal and from npm; a second press by a person comes later than this. */
export const signalEchoMs = 300;

// Voice
/** A recording that reaches the limit still includes its last frame. */
export const maxRecordingOverrunMs = secondMs;
/** A recording of the longest length as 16-bit samples at 16 kHz, with room for the header. */
export const maxAudioBytes = 20 * 1024 * 1024;
/** The same as base64, and the rest of the request. */
export const maxRecordingBodyBytes = 27 * 1024 * 1024;
/** Bytes of audio that are stored, and read, at a time: all that an upload or an unread download has in memory. */
export const recordingChunkBytes = 256 * 1024;
/** Of `maxConnections`, those that chunks of audio use at a time. */
export const maxChunkConnections = 2;
/** What recordings may take of the server's resources. Beside these, a user has one upload and one transcription at a time. */
export const voiceLimits = {
  /** Of one user: nearly nine hours of speech. */
  maxStoredBytes: 1_000_000_000,
  /** On one instance. An upload has little in memory. */
  maxConcurrentUploads: 20,
  /** On one instance. Each has up to `maxRecordingBodyBytes` in memory, some of it twice. */
  maxConcurrentTranscriptions: 3,
};
export type VoiceLimits = typeof voiceLimits;
/** How long a device waits after a refusal because of these limits. */
export const voiceRetryAfterMs = 5 * secondMs;
/** Uploads that began longer ago were cut off with their server. */
export const abandonedUploadMs = hourMs;
export const audioWorkerIdleMs = minuteMs;
/** Ten minutes of speech on a slow recognizer. */
export const transcriptionTimeoutMs = 10 * minuteMs;
export const speechCheckTimeoutMs = 3 * secondMs;
/** How long the result of that check is cached. */
export const speechCheckLifetimeMs = 30 * secondMs;
/** How long the download of a speech model may stall, and the delays before it is tried again. */
export const maxSpeechDownloadStallMs = 30 * secondMs;
export const speechDownloadRetryDelaysMs = [secondMs, 5 * secondMs, 20 * secondMs];
/** What an installed speech model must leave on the disk, which may be the database's too. */
export const minFreeAfterInstallBytes = 200_000_000;
/** Ten minutes of words, each with its times, are some 200 KB. */
export const maxTranscriptBytes = 1_000_000;
/** Characters of names in a recognizer's prompt, of which it reads 224 tokens. */
export const maxNamesPromptLength = 600;
/** Longer segments of speech are split for models in the process. */
export const maxSpeechSegmentMs = 15 * secondMs;
/** How long an unused model stays in memory. */
export const speechWorkerIdleMs = 5 * minuteMs;
export const maxSpeechWorkerHeapMb = 2048;
/** Recordings that a user can keep. */
export const maxRecordings = 200;

// Focus sessions
/** Work may exceed the time from start to end by this, since clients round both. */
export const sessionRoundingMs = minuteMs;
