import type { Schema } from './schema.ts';

type TableOfAccounts =
  | 'account'
  | 'verification'
  | 'twoFactor'
  | 'passkey'
  | 'jwks'
  | 'oauthClient'
  | 'oauthConsent'
  | 'oauthRefreshToken'
  | 'oauthAccessToken'
  | 'rate_limits'
  | 'deleted_accounts';

/** Lists the tables that the migrations make, and whether a backup includes their rows. */
const tables = {
  user: true,
  session: true,
  account: true,
  verification: true,
  twoFactor: true,
  passkey: true,
  jwks: true,
  oauthClient: true,
  oauthConsent: true,
  oauthRefreshToken: true,
  oauthAccessToken: true,
  rate_limits: false,
  deleted_accounts: true,
  revision_counters: true,
  revision_gaps: true,
  themes: true,
  threads: true,
  projects: true,
  settings: true,
  notes: true,
  mindfulness_sessions: true,
  focus_sessions: true,
  focus_timers: true,
  captures: true,
  refinements: true,
  tasks: true,
  activity: true,
  task_search: true,
  task_search_progress: true,
  reminders: true,
  digests: true,
  access_tokens: true,
  calendar_feeds: true,
  calendar_subscriptions: true,
  calendar_events: true,
  mail_inboxes: true,
  webhooks: true,
  webhook_deliveries: true,
  push_devices: true,
  push_deliveries: true,
  llm_providers: true,
  llm_calls: true,
  reclassifications: true,
  imports: true,
  import_batches: true,
  recordings: true,
  recording_chunks: true,
  assistant_conversations: true,
  assistant_messages: true,
  assistant_proposals: true,
} satisfies Record<keyof Schema | TableOfAccounts, boolean>;

/** The tables whose rows have a user but no `user_id`: those of sign-in. */
const signInTables = [
  'user',
  'session',
  'account',
  'verification',
  'twoFactor',
  'passkey',
  'jwks',
  'oauthClient',
  'oauthConsent',
  'oauthRefreshToken',
  'oauthAccessToken',
];
const tablesWithoutUser = [...signInTables, 'rate_limits', 'deleted_accounts'];

export const ownTables = Object.keys(tables) as (keyof typeof tables)[];
export const backedUpTables = ownTables.filter((table) => tables[table]);

/** The tables whose rows each belong to a user, by `user_id`. */
export const productTables = ownTables.filter((table) => !tablesWithoutUser.includes(table));
