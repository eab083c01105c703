/** Maximum characters (UTF-16 code units) of a title, a description and a capture. */
export const maxTextLength = 10_000;
/** Maximum characters of the name of a thread, a project or a user. */
export const maxNameLength = 200;
/** Maximum characters of the name of a theme. */
export const maxThemeNameLength = 60;
export const maxTags = 50;
export const maxTagLength = 60;
/** Maximum number of tags that have a color of the user's own. */
export const maxTagColors = 500;
/** Maximum number of tasks that one request may change. */
export const maxBulkTasks = 1000;
/** Maximum number of tasks found in the text of a task and offered there. */
export const maxSuggestions = 50;
/** Maximum number of rows in a page of changes. */
export const syncPageSize = 2000;
/** Maximum characters of a filter and of a search. */
export const maxFilterLength = 1000;
/** Maximum characters of a saved filter's name, and maximum number of saved filters. */
export const maxFilterNameLength = 60;
export const maxSavedFilters = 50;
/** Maximum number of themes that a user hides from the sidebar. */
export const maxHiddenThemes = 500;
/** Whole seconds of breathing in and of breathing out, and of holding the breath, in an exercise of a user. */
export const breathSecondsBounds = { min: 1, max: 20 };
export const holdSecondsBounds = { min: 0, max: 20 };
export const exerciseMinutesBounds = { min: 1, max: 60 };
/** Maximum number of exercises of a user, and maximum characters of an exercise's name. */
export const maxOwnExercises = 20;
export const maxExerciseNameLength = 60;
/** How a person felt before or after a mindfulness session, from very low to very good. */
export const moodBounds = { min: 1, max: 5 };
/** The latest hour at which a day of mindfulness may begin. */
export const maxDayStartHour = 12;
/** Days after which items in the trash are erased automatically. */
export const trashRetentionDays = 30;
/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const maxEmailLength = 254;
/** Maximum number of addresses that may send a user's mails in. */
export const maxMailSenders = 20;
/** Characters of a password. */
export const minPasswordLength = 6;
export const maxPasswordLength = 128;
/** Lifetime of an ID token; it is refused earlier when its session ends. */
export const idTokenLifetimeMs = 60 * 60_000;
/** Age at which the browser replaces its ID token: shorter than its lifetime, so that no request meets an expired one. */
export const idTokenRefreshIntervalMs = 50 * 60_000;
/** Maximum characters of the address at which a push service takes messages for a device. */
export const maxPushEndpointLength = 2000;
/** Reminders that count as dismissed; older ones have been answered or are too old to ring. */
export const maxDismissedReminders = 200;
/** Maximum characters of an id of a reminder: a task's id, `@` and a moment. */
export const maxReminderIdLength = 60;
/** Maximum characters of a token that a notification carries. */
export const maxActionTokenLength = 1000;
/** Bounds of the focus timer's settings: minutes, and for cycles a number of pomodoros. */
export const timerBounds = {
  work_duration: { min: 1, max: 60 },
  short_break_duration: { min: 1, max: 30 },
  long_break_duration: { min: 1, max: 60 },
  cycles_before_long_break: { min: 1, max: 12 },
} as const;
/** Maximum characters of the line that says what a focus session is for. */
export const maxIntentLength = 200;
export const maxInterruptions = 999;
/** Maximum length of a focus session. */
export const maxSessionMs = 24 * 60 * 60_000;
/** A breathing exercise that lasts less is not recorded: nobody has settled by then, and it would count as a session of no minutes. */
export const minMindfulnessSessionMs = 60_000;
/** A timer that was left alone for this long begins a new set of pomodoros. */
export const timerRestMs = 4 * 60 * 60_000;
/** Overtime counts up to this: by then the person has left without stopping the timer. */
export const maxOvertimeMs = 60 * 60_000;
/** Flowtime counts up to this, for the same reason. */
export const maxFlowtimeMs = 4 * 60 * 60_000;
/** Phases start by themselves within this time after the person last touched the timer: a default set of four pomodoros. */
export const maxUnattendedMs = 2 * 60 * 60_000;
/** Less focused work than this was started by mistake and makes no session. */
export const minFocusSessionMs = 60_000;
/** Days for which the sound and the transcription of a recording are kept; 0 deletes them once there are tasks. */
export const recordingRetentionBounds = { min: 0, max: 365 };
/** Until the user chooses. */
export const defaultRecordingRetentionDays = 30;
/** Maximum characters of a question to the assistant, and of a conversation's title. */
export const maxQuestionLength = 4000;
export const maxConversationTitleLength = 120;
/** Maximum number of conversations kept, and of questions and answers in one. */
export const maxConversations = 1000;
export const maxConversationMessages = 200;
/** Maximum number of tasks in one proposal of the assistant, and of steps under one of its tasks. */
export const maxProposedTasks = 50;
export const maxProposedSteps = 20;
/** Maximum number of themes, threads and projects in one proposal. */
export const maxProposedPlaces = 20;
/** Maximum number of minutes set aside for tasks on a day. */
export const maxPlannedMinutes = 16 * 60;
/** Maximum length of a voice recording. */
export const maxRecordingMs = 10 * 60_000;
/** Maximum characters of the name of an access token, and maximum number of access tokens of a user, expired ones included. */
export const maxAccessTokenNameLength = 60;
export const maxProgramNameLength = 100;
export const maxAccessTokens = 50;
/** Maximum bytes of a file to import, and of what is unpacked from it. */
/** Maximum bytes of a backup that the first screen of an empty server takes, and of each part that it is sent in. */
export const maxRestoreBytes = 4 * 1024 * 1024 * 1024;
export const restorePartBytes = 8 * 1024 * 1024;
export const maxImportBytes = 20 * 1024 * 1024;
/** Maximum number of tasks in a file to import, of its projects and threads together, and of columns in a table. */
export const maxImportedTasks = 100_000;
export const maxImportedPlaces = 2000;
export const maxImportColumns = 500;
/** Maximum characters of the address of a calendar, and maximum number of calendars a user subscribes to. */
export const maxCalendarAddressLength = 2000;
export const maxCalendarSubscriptions = 10;
/** Codes that let somebody in who has lost their authenticator app, each once. */
export const recoveryCodeCount = 10;
/** Maximum characters of what is typed as a code, of either kind. */
export const maxCodeLength = 40;
/** Maximum number of passkeys of a user, and maximum characters of a passkey's name. */
export const maxPasskeys = 20;
export const maxPasskeyNameLength = 60;
/** Maximum number of webhooks of a user, and maximum characters of the address of one. */
export const maxWebhooks = 10;
export const maxWebhookUrlLength = 2000;
/** Deliveries that the log of a webhook keeps. */
export const maxLoggedDeliveries = 50;
