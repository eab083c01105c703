import type { ColumnType, Generated } from 'kysely';
import type { AccessToken } from '#contract/access-tokens.ts';
import type { Activity } from '#contract/activity.ts';
import type { Conversation } from '#contract/assistant.ts';
import type { ProposalTool } from '#contract/assistant-proposals.ts';
import type { CalendarProblem } from '#contract/calendar-problems.ts';
import type { Capture } from '#contract/captures.ts';
import type { FocusSession, FocusTimer } from '#contract/focus.ts';
import type { MindfulnessSession } from '#contract/mindfulness.ts';
import type { Note } from '#contract/notes.ts';
import type { Project } from '#contract/projects.ts';
import type { PushError, PushPayload } from '#contract/push.ts';
import type { Refinement } from '#contract/refinements.ts';
import type { Setting } from '#contract/settings.ts';
import type { Task, TaskField, taskFields } from '#contract/task-fields.ts';
import type { Theme } from '#contract/themes.ts';
import type { Thread } from '#contract/threads.ts';
import type { DayTaskForm, DeliveryProblem, DeliveryState } from '#contract/vocabularies.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import type { StoredMessage, StoredProposal } from './assistant-rows.ts';
import type { PlannedTask, RestoredBatch, StoredImport } from './import-rows.ts';
import type { ModelCall, StoredProvider } from './llm-rows.ts';
import type { StoredReclassification } from './reclassification-rows.ts';
import type { StoredRecording } from './recording-rows.ts';
import type { StoredReadingProposal } from './refinement-rows.ts';

/** `timestamptz`, read as an ISO string in UTC with milliseconds. */
export type Instant = ColumnType<string, string | Date, string | Date>;
export type NullableInstant = ColumnType<string | null, string | Date | null, string | Date | null>;
type Json<T> = ColumnType<T, string, string>;

/** A row as the contract shows it; what ends in `_at` is an instant. */
type TableOf<Row> = { user_id: string } & {
  [Column in keyof Row]: Column extends `${string}_at`
    ? null extends Row[Column]
      ? NullableInstant
      : Instant
    : Row[Column];
};

export type ThemeTable = TableOf<Theme>;
export type ThreadTable = TableOf<Thread>;
export type ProjectTable = TableOf<Project>;
export type NoteTable = TableOf<Note>;
export type MindfulnessSessionTable = TableOf<MindfulnessSession>;
export type FocusSessionTable = TableOf<FocusSession>;
export type CaptureTable = TableOf<Capture>;
export type RefinementTable = TableOf<Omit<Refinement, 'failure' | 'proposal' | 'questions'>> & {
  failure: ColumnType<Refinement['failure'], string | null, string | null>;
  proposal: ColumnType<StoredReadingProposal | null, string | null, string | null>;
  questions: ColumnType<Refinement['questions'], string | undefined, string>;
};

/** A task's columns are its fields, see contract/task-fields.ts. */
export type TaskTable = { user_id: string } & { [Name in TaskField]: TaskColumn<Name> };
type TaskColumn<Name extends TaskField> = (typeof taskFields)[Name]['type'] extends 'instant'
  ? null extends Task[Name]
    ? NullableInstant
    : Instant
  : (typeof taskFields)[Name]['type'] extends 'alternatives' | 'suggestions'
    ? Json<Task[Name]>
    : Task[Name];

/** Append-only: one row for each change of a row, under the revision it was given. */
export interface ActivityTable {
  user_id: string;
  revision: number;
  change_id: string;
  entity: Activity['entity'];
  entity_id: string;
  action: Activity['action'];
  /** Field to [before, after]. */
  changes: Json<Activity['changes']>;
  /** Fields of an edit that a later edit had already overruled when it arrived, with the value they asked for. */
  overruled: Json<Activity['overruled']>;
  /** The moment of the change; `recorded_at` is when the server heard of it. */
  edited_at: Instant;
  recorded_at: Generated<string>;
  /** The name of the access token with which an AI client made the change. */
  client: Generated<string | null>;
}

/** The n-grams of a task's texts, hashed; see docs/decisions/0044-search-on-the-server.md. */
export interface TaskSearchTable {
  user_id: string;
  task_id: string;
  created_at: Instant;
  ngrams: number[];
}

/** The revision up to which a user's tasks are in `task_search`. */
export interface TaskSearchProgressTable {
  user_id: string;
  revision: number;
}

export interface SettingTable {
  user_id: string;
  id: string;
  value: Json<Setting['value']>;
  updated_at: Instant;
  revision: number;
}

export type LlmProviderTable = TableOf<StoredProvider>;
export type LlmCallTable = TableOf<Omit<ModelCall, 'at'>> & { at: Instant };

type RecordingTable = Omit<TableOf<StoredRecording>, 'parts'> & {
  parts: Json<StoredRecording['parts']>;
  upload_id: string | null;
};

interface RecordingChunkTable {
  user_id: string;
  recording_id: string;
  position: number;
  bytes: Buffer;
}

export type ConversationTable = TableOf<Conversation>;

export interface MessageTable {
  user_id: string;
  id: string;
  conversation_id: string;
  position: number;
  role: StoredMessage['role'];
  content: Json<StoredMessage['content']>;
  created_at: Instant;
}

export interface ProposalTable {
  user_id: string;
  id: string;
  message_id: string;
  position: number;
  tool: ProposalTool;
  input: Json<StoredProposal['input']>;
  status: StoredProposal['status'];
}

export type ReclassificationTable = Omit<TableOf<StoredReclassification>, 'moves' | 'errors'> & {
  moves: Json<StoredReclassification['moves']>;
  errors: Json<StoredReclassification['errors']>;
};

export type ImportTable = Omit<TableOf<StoredImport>, 'preview' | 'places'> & {
  preview: Json<StoredImport['preview']>;
  places: Json<StoredImport['places']>;
};

/** What an import has not added yet, in the order in which it will: tasks, or rows of an export to restore. */
interface ImportBatchTable {
  user_id: string;
  import_id: string;
  position: number;
  tasks: Json<PlannedTask[] | RestoredBatch>;
}

/** One row for each user. */
export interface FocusTimerTable {
  user_id: string;
  state: Json<FocusTimer['state']>;
  updated_at: Instant;
  revision: number;
}

export interface RevisionCounterTable {
  user_id: string;
  revision: number;
}

/** Revisions above `after` and below `until` were given before a restore, and no row has them. */
export interface RevisionGapTable {
  user_id: string;
  after: number;
  until: number;
}

export interface PushDeviceTable {
  user_id: string;
  id: string;
  session_id: string;
  /** Where Heddle was open when the device subscribed; notifications lead there. */
  origin: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Instant;
  last_used_at: NullableInstant;
  last_error: PushError | null;
  /** Nothing is sent to it before: another instance does so now, or its push service wants to wait. */
  busy_until: NullableInstant;
  /** How often in a row its push service could not be reached. */
  failures: Generated<number>;
}

/** One message for one device. The payload is gone once it was sent or given up; the row stays to keep it from being sent twice. */
export interface PushDeliveryTable {
  user_id: string;
  id: string;
  device_id: string;
  /** Identifies the message among those of the user. */
  message: string;
  payload: ColumnType<PushPayload | null, string | null, null>;
  topic: string;
  urgency: 'normal' | 'high';
  created_at: Instant;
  expires_at: Instant;
}

/** One reminder of a task. Rows stay after it was sent, so that it is not sent again. */
export interface ReminderTable {
  user_id: string;
  task_id: string;
  /** Floating in the user's time zone. */
  moment: string;
  /** When the person set it: a moment that had passed by then is not sent. */
  set_at: Instant;
  /** When the clock looks at it next; null when there is nothing to do. */
  check_at: NullableInstant;
  /** The moment for which it was last sent, and when it was sent. */
  sent_for: string | null;
  sent_at: NullableInstant;
}

/** One row for each user who wants a daily digest. */
export interface DigestTable {
  user_id: string;
  set_at: Instant;
  check_at: Instant;
  /** The floating day of the last digest. */
  sent_on: string | null;
}

/** Only the SHA-256 of a token is stored, in hex. */
export type AccessTokenTable = TableOf<AccessToken> & { token_hash: string };

/** better-auth's tables, as far as our own queries read them. Column names are better-auth's. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  timeZone: string;
  createdAt: Instant;
  updatedAt: Instant;
  disabledAt: NullableInstant;
  twoFactorEnabled: boolean;
}
export interface SessionTable {
  id: string;
  token: string;
  userId: string;
  createdAt: Instant;
  updatedAt: Instant;
  expiresAt: Instant;
  confirmedAt: Instant;
  ipAddress: string | null;
  userAgent: string | null;
  /** The ID token of the OpenID provider, encrypted, which signs out there. */
  idTokenHint: string | null;
}

export interface CalendarFeedTable {
  user_id: string;
  id: string;
  name: string;
  theme_id: string | null;
  project_id: string | null;
  day_tasks: DayTaskForm;
  created_at: Instant;
  last_fetched_at: NullableInstant;
}

export interface CalendarSubscriptionTable {
  user_id: string;
  id: string;
  url: string;
  name: string;
  color: string;
  created_at: Instant;
  checked_at: NullableInstant;
  fetched_at: NullableInstant;
  next_check_at: Instant;
  problem: CalendarProblem | null;
  /** In a row. */
  failures: number;
  etag: string | null;
  last_modified: string | null;
  /** The day, in UTC, from which the range of its events is counted. */
  read_on: string | null;
  events_hash: string | null;
  /** How many there are. */
  events: number;
}

export interface CalendarEventTable {
  user_id: string;
  subscription_id: string;
  position: number;
  /** As in `ReadEvent`. */
  starts: string;
  ends: string;
  title: string;
  location: string;
  is_busy: boolean;
}

/** One row for each user who adds tasks by email. */
export interface MailInboxTable {
  user_id: string;
  /** The half of the address that is stored. */
  address_id: string;
  senders: string[];
  last_received_at: NullableInstant;
  last_refused_at: NullableInstant;
  last_refused_from: string | null;
}

export interface WebhookTable {
  user_id: string;
  id: string;
  url: string;
  events: Webhook['events'];
  /** Encrypted. */
  secret: string;
  is_active: boolean;
  stopped_because: Webhook['stopped_because'];
  failing_since: NullableInstant;
  /** The revision up to which changes have been turned into deliveries. */
  seen_revision: number;
  created_at: Instant;
}

export interface WebhookDeliveryTable {
  user_id: string;
  webhook_id: string;
  id: string;
  event: WebhookDelivery['event'];
  /** The body, byte for byte, as each attempt signs it. */
  body: string;
  state: DeliveryState;
  attempts: number;
  response_status: number | null;
  problem: DeliveryProblem | null;
  created_at: Instant;
  next_attempt_at: NullableInstant;
}

export interface Schema {
  user: UserTable;
  session: SessionTable;
  revision_counters: RevisionCounterTable;
  revision_gaps: RevisionGapTable;
  themes: ThemeTable;
  threads: ThreadTable;
  projects: ProjectTable;
  settings: SettingTable;
  notes: NoteTable;
  mindfulness_sessions: MindfulnessSessionTable;
  focus_sessions: FocusSessionTable;
  focus_timers: FocusTimerTable;
  captures: CaptureTable;
  refinements: RefinementTable;
  tasks: TaskTable;
  activity: ActivityTable;
  task_search: TaskSearchTable;
  task_search_progress: TaskSearchProgressTable;
  reminders: ReminderTable;
  digests: DigestTable;
  access_tokens: AccessTokenTable;
  calendar_feeds: CalendarFeedTable;
  calendar_subscriptions: CalendarSubscriptionTable;
  calendar_events: CalendarEventTable;
  mail_inboxes: MailInboxTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  push_devices: PushDeviceTable;
  push_deliveries: PushDeliveryTable;
  llm_providers: LlmProviderTable;
  llm_calls: LlmCallTable;
  reclassifications: ReclassificationTable;
  imports: ImportTable;
  import_batches: ImportBatchTable;
  recordings: RecordingTable;
  recording_chunks: RecordingChunkTable;
  assistant_conversations: ConversationTable;
  assistant_messages: MessageTable;
  assistant_proposals: ProposalTable;
}
