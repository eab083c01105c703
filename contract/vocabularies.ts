/** Most pressing first. */
export const priorities = ['urgent', 'high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const statuses = ['pending', 'in_progress', 'completed', 'paused'] as const;
export type Status = (typeof statuses)[number];

/** Creator of a theme or thread. */
export const origins = ['standard', 'user', 'ai'] as const;
export type Origin = (typeof origins)[number];

/** How a daily digest comes. */
export const digestChannels = ['push', 'mail'] as const;

/** Pages that a user may hide in the sidebar, by their paths. */
export const toolPaths = ['/voice', '/notes', '/focus', '/mindfulness', '/analytics', '/ai'] as const;
export type ToolPath = (typeof toolPaths)[number];

/** Languages that screens and mails are written in (ISO 639). */
export const languages = ['en', 'de', 'fr', 'es', 'pt', 'nl'] as const;
export type Language = (typeof languages)[number];

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** How much room rows take. */
export const densities = ['comfortable', 'compact'] as const;

export const weekStarts = ['monday', 'sunday', 'saturday'] as const;
export type WeekStart = (typeof weekStarts)[number];

/** Times of day as `2:30 PM` or as `14:30`, by the names that `Intl` has for them. */
export const hourCycles = ['h12', 'h23'] as const;
export type HourCycle = (typeof hourCycles)[number];

/** A pomodoro ends by itself; flowtime goes on until the person ends it. */
export const focusModes = ['pomodoro', 'flowtime'] as const;
export type FocusMode = (typeof focusModes)[number];

export const focusPhases = ['work', 'short_break', 'long_break'] as const;

/** Whether a focus session did what it was meant for. */
export const outcomes = ['done', 'partly', 'not'] as const;
export type Outcome = (typeof outcomes)[number];

/** Sounds at the end of a phase of the focus timer. */
export const chimeNames = ['bell', 'bowl', 'marimba', 'harp', 'none'] as const;
export type ChimeName = (typeof chimeNames)[number];

/** Icons a theme can have, by their names in Lucide, those of the standard themes last. */
export const themeIcons = [
  'folder',
  'sprout',
  'paw-print',
  'house',
  'hammer',
  'car',
  'plane',
  'music',
  'camera',
  'gamepad-2',
  'dumbbell',
  'utensils',
  'gift',
  'baby',
  'users',
  'star',
  'palette',
  'code-xml',
  'globe',
  'leaf',
  'landmark',
  'heart-pulse',
  'briefcase',
  'user',
  'shopping-bag',
  'wallet',
  'book-open',
] as const;
export type ThemeIcon = (typeof themeIcons)[number];

/** Permissions of an access token. */
export const accessTokenScopes = ['read', 'write', 'settings'] as const;
export type AccessTokenScope = (typeof accessTokenScopes)[number];

/** What a program that signs in by OAuth may be allowed to do. */
export const programScopes = ['read', 'write'] as const;
export type ProgramScope = (typeof programScopes)[number];

/** Days after which an access token expires, or null for never. */
export const accessTokenLifetimes = [30, 90, 365, null] as const;
export type AccessTokenLifetime = (typeof accessTokenLifetimes)[number];

/** Apps and formats whose files can be imported, and what people call them. */
export const importSourceNames = {
  todoist: 'Todoist',
  ticktick: 'TickTick',
  heddle: 'Heddle',
  'super-productivity': 'Super Productivity',
  taskwarrior: 'Taskwarrior',
  'google-tasks': 'Google Tasks',
  'microsoft-to-do': 'Microsoft To Do',
  vikunja: 'Vikunja',
  icalendar: 'Apple Reminders (iCalendar)',
  csv: 'CSV',
  'todo-txt': 'todo.txt',
  list: 'a list',
} as const;
export type ImportSource = keyof typeof importSourceNames;
export const importSources = Object.keys(importSourceNames) as [ImportSource, ...ImportSource[]];

/** Contents of a column of an imported table. */
export const importColumns = [
  'title',
  'notes',
  'project',
  'section',
  'tags',
  'priority',
  'due',
  'recurrence',
  'completed',
  'completed_at',
  'created_at',
  'id',
  'parent',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Formats of an export, the complete one first. */
export const exportFormats = ['json', 'csv', 'markdown', 'icalendar', 'taskwarrior'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Forms of tasks with a day but no time in a calendar feed: all-day events, or to-dos, which few calendars show. */
export const dayTaskForms = ['events', 'to_dos'] as const;
export type DayTaskForm = (typeof dayTaskForms)[number];

/** What AI clients may do that connect with an access token. */
export const mcpAccesses = ['off', 'read', 'write'] as const;
export type McpAccess = (typeof mcpAccesses)[number];

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The events that webhooks can receive. */
export const webhookEvents = ['task.created', 'task.updated', 'task.completed', 'task.deleted'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Why Heddle turned a webhook off. */
/** Why a restore has ended without restoring anything: the account was no longer empty, or the database refused a row. */
export const importFailures = ['not_empty', 'refused'] as const;

export const webhookStops = ['gone', 'failing', 'secret'] as const;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** `refused` is an HTTP status that is no success, `forbidden` an address that is not public, `secret` one that cannot be decrypted. */
export const deliveryProblems = ['refused', 'unreachable', 'forbidden', 'secret'] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];
