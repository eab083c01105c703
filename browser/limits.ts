const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

// Undo and the activity log.

/** Time in which a change can be undone, by key and from the activity list. */
export const undoWindowMs = hourMs;
export const maxUndoSteps = 200;
export const maxUndoableSettingChanges = 20;
/** Changes whose record is held in memory, so that they can be undone before they are on the disk. */
export const maxRecentChanges = 50;
/** As long as the server keeps sending it; a device that has asked for all of the log keeps all of it. */
export const activityRetentionMs = 30 * dayMs;
/** Entries of the log asked for at once; the server's limit. */
export const logPageSize = 1000;
/** Entries of the log read from the device at a stretch. */
export const logBatchSize = 1000;
/** Time after a change before what is computed from all rows is computed again. */
export const recountDelayMs = secondMs;

// The device database.

/** Throttles the storing of what is typed, so that not every keystroke causes one. */
export const draftSaveDelayMs = 200;
/** Effects from which on a change is neither journaled nor held in memory: writing it down would block the page. */
export const largeChangeEffects = 500;
/** Time the database remembers that a journaled change was written; two tabs differ by far less. */
export const journalMarkRetentionMs = hourMs;
/** Time a write may take before the page says so and asks before it is left. */
export const savingNoticeDelayMs = 300;
/** Time after which changes that were not sent are shown at the top of the page. */
export const unsentNoticeDelayMs = 3 * secondMs;
/** Rows read or written at a stretch: about 10 ms on a slow device. */
export const databaseBatchSize = 200;

// Requests and sync.

export const requestTimeoutMs = 15 * secondMs;
export const pullTimeoutMs = minuteMs;
/** Time without a byte after which the event stream counts as broken; the server sends something every 15 s. */
export const eventStreamStallMs = 40 * secondMs;
export const firstRetryDelayMs = secondMs;
export const maxRetryDelayMs = minuteMs;
/** Times the server may fail (500) on one outbox entry before it is set aside, shown, and no longer holds up those behind it. */
export const maxServerFailures = 5;

/** Exceeds the server's own limit for a test, whose answer says more than a time-out here. */
export const modelCallTimeoutMs = 70 * secondMs;
/** The server reads its whole latest backup. */
export const backupCheckTimeoutMs = 10 * minuteMs;
/** The server deletes an account in one go, which takes a while where there is much. */
export const deleteAccountTimeoutMs = minuteMs;
/** Time for the whole export: a large account on a slow line. */
export const exportTimeoutMs = 10 * minuteMs;
/** Time for waiting changes to reach the server before an export. */
export const flushTimeoutMs = 10 * secondMs;
/** The same where the server was unreachable a moment ago and may be back unnoticed. */
export const offlineFlushTimeoutMs = 3 * secondMs;

// Calendar subscriptions.

/** Time after which an open page asks for events again; the server looks for them as often. */
export const calendarReloadIntervalMs = 15 * minuteMs;
/** The days whose events a device has, counted from today; the server has no others. */
export const eventDaysBehind = 31;
export const eventDaysAhead = 396;
/** Exceeds the server's own limits for a calendar that it fetches and reads. */
export const calendarFetchTimeoutMs = 60 * secondMs;

// The assistant.

/** Time without a byte after which an answer counts as broken off; the server sends something every 15 s. */
export const answerStallMs = 40 * secondMs;
/** Time between two paintings of an answer that is arriving. */
export const answerPaintIntervalMs = 50;
/** Time for a change made on the server, such as an accepted proposal, to come back to this device. */
export const changeArrivalTimeoutMs = 10 * secondMs;
export const conversationSearchDelayMs = 250;

// Readings of captures by a language model.

/** Time after which a model that has not answered is given up at the rows, though its answer is still taken. */
export const readingPatienceMs = 20 * secondMs;
/** Time in which the rows show what a reading changed. */
export const changedReadingNoticeMs = 10 * minuteMs;
/** Time in which the rows show why a reading failed. */
export const failedReadingNoticeMs = 10 * minuteMs;
/** Time in which what a reading asks is asked at the rows; afterwards only in the details of the task. */
export const readingFollowUpMs = 7 * dayMs;
/** Time without a new word after which what was said so far is read. */
export const liveReadingPauseMs = 700;

// The session.

export const signOutTimeoutMs = 5 * secondMs;

// The service worker.

/** Delays the download of the app, so that the first start has the network to itself. */
export const firstStartDelayMs = 2_500;
/** Time between two looks for a new version in a tab that stays open. */
export const updateCheckIntervalMs = hourMs;
/** Time after the start of a page in which a reload still counts as part of the start. */
export const reloadWindowMs = 3 * secondMs;
/** The same for a page that nobody has touched yet; a slow device needs it. */
export const untouchedReloadWindowMs = 10 * secondMs;

// Reminders.

/** How often the sessions are read again in overtime, when the last one still grows. */
export const overtimeRefreshMs = 60_000;
/** How long ago a missed reminder may be to be shown still. */
export const reminderHorizonDays = 7;

// Messages.

/** Time from one chime to the next while it repeats. */
export const chimeRepeatMs = 15_000;
export const toastDurationMs = 3 * secondMs;
/** Time after which a pointer that rests on a toast no longer holds it. */
export const restingPointerMs = secondMs;
export const maxToasts = 2;
/** Time after which something that is under way is announced; what is quicker seems immediate. */
export const pendingToastDelayMs = 100;

// Mindfulness sessions.

/** Time between two entries in the journal of a running session; a crash loses no more. */
export const runHeartbeatMs = 5 * secondMs;
/** Time without such an entry after which the machine was asleep: hidden pages are held back for up to a minute. */
export const maxRunSilenceMs = 90 * secondMs;
/** Sounds planned ahead on the audio clock: more than a hidden page may be held back. */
export const breathCueWindowMs = 90 * secondMs;

// Recordings.

/** What speech recognizers take. */
export const recordingSampleRateHz = 16_000;
/** Audio written to the device at a time: a crash loses no more than this and what is on its way to the disk. */
export const recordingChunkMs = 500;
/** Time before the longest recording ends in which the user is warned. */
export const recordingWarningMs = minuteMs;
/** Time after which a speech recognizer that ended by itself is started again. */
export const recognitionRestartMs = 200;
/** Time a speech recognizer gets to settle the last words. */
export const recognitionEndMs = 1_500;
/** Characters of a text being spoken from which cards are made: a slow machine reads them in about 100 ms. */
export const maxLiveTextLength = 2_000;
/** Time the system's sound gets to start. */
export const audioContextTimeoutMs = 5 * secondMs;
/** Time the microphone gets to hand on what it heard last. */
export const microphoneFlushMs = 200;
/** Time without sound from the system after which a phone call or another program has taken the microphone. */
export const mutedMicrophoneMs = secondMs;
/** Time without a voice after which the page says that it hears nothing. */
export const quietMicrophoneMs = 4 * secondMs;
/** How often the page asks for the progress of the installation of a speech model. */
export const speechInstallPollMs = secondMs;
/** Ten minutes of stereo sound at 48 kHz and 16 bits, with some room; all of it is in memory while it is decoded. */
export const maxSoundFileBytes = 120_000_000;
/** Time a key is held from which on its release ends the recording; a shorter press is a tap. */
export const talkHoldMs = 350;
/** Time for ten minutes of sound to be sent over a slow line and turned into text. */
export const processingTimeoutMs = 15 * minuteMs;
/** A file of the maximum size over a slow connection, and reading it. */
export const importUploadTimeoutMs = 5 * minuteMs;
/** Time for one part of a backup, for the restore, and for the start of the server afterwards. */
export const restorePartTimeoutMs = 5 * minuteMs;
export const restoreTimeoutMs = hourMs;
export const restartTimeoutMs = 2 * minuteMs;
export const restartPollMs = 500;
export const importProgressIntervalMs = secondMs;
/** Whether a language model is there is asked before the first dialog appears. */
export const activeModelTimeoutMs = 3000;
/** The server sends progress twice a second. */
export const reclassifyStallTimeoutMs = 30_000;
/** A challenge for a passkey is taken for five minutes; while the page waits for somebody to choose one, it is renewed before. */
export const challengeRenewalMs = 4 * minuteMs;

// Pages and fields.

/** Delay before the address is updated, because browsers limit how often it may change. */
export const addressDelayMs = 250;
/** Time a page gets to load before what was typed for its field is given up. */
export const maxFieldWaitMs = 5000;
