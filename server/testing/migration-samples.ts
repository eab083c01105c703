import type { migrations } from '../db/migrate.ts';

export const user = '0192f000-0000-7000-8000-000000000001';
export const other = '0192f000-0000-7000-8000-000000000002';

/** Rows that a database may hold after each migration. The next ones must apply to them. */
export const migrationSamples: Record<keyof typeof migrations, string[]> = {
  '0001_accounts': [
    `insert into "user" ("id", "name", "email", "timeZone") values
      ('${user}', 'Ada Lovelace', 'ada@example.com', 'Europe/London'), ('${other}', 'Łukasz', 'l@example.com', 'UTC')`,
    `insert into "session" ("userId", "token", "expiresAt") values ('${user}', 'one', now() + interval '7 days')`,
    `insert into "account" ("userId", "accountId", "providerId", "password") values ('${user}', '${user}', 'credential', 'hash')`,
    `insert into "verification" ("identifier", "value", "expiresAt") values ('reset', 'value', now())`,
    `insert into "jwks" ("publicKey", "privateKey") values ('public', 'private')`,
  ],
  '0002_workspace': [
    `insert into revision_counters (user_id, revision) values ('${user}', 5)`,
    `insert into themes (user_id, id, name, icon, color, origin, position, created_at, updated_at, revision)
      values ('${user}', gen_random_uuid(), 'Health', 'heart', 'red', 'standard', 0, now(), now(), 1)`,
    `insert into threads (user_id, id, theme_id, title, origin, created_at, updated_at, revision)
      select user_id, gen_random_uuid(), id, 'Teeth', 'ai', now(), now(), 2 from themes`,
    `insert into projects (user_id, id, name, color, created_at, updated_at, revision)
      values ('${user}', gen_random_uuid(), 'Move house', 'blue', now(), now(), 3)`,
    `insert into captures (user_id, id, text, context, captured_at, revision)
      values ('${user}', gen_random_uuid(), 'call the dentist tomorrow 9am', 'Voice', now(), 4)`,
    `insert into tasks (user_id, id, title, context, description, status, priority, due_date, tags, auto_tags,
        estimated_pomodoros, theme_id, thread_id, project_id, capture_id, llm_confidence, alternatives,
        created_at, updated_at, deleted_at, revision)
      select themes.user_id, gen_random_uuid(), 'Call the dentist', 'Voice', '', 'pending', 'high',
        '2026-11-22T09:00', '{phone}', '{}', 1, themes.id, threads.id, projects.id, captures.id, 0.9,
        '[{"theme": "Personal", "confidence": 0.1}]', now(), now(), now(), 5
      from themes, threads, projects, captures`,
    `insert into activity (user_id, revision, entity, entity_id, action, changes, edited_at)
      select user_id, revision, 'task', id, 'created', '{"title": [null, "Call the dentist"]}', now() from tasks`,
  ],
  '0003_settings': [
    `insert into settings (user_id, id, value, updated_at, revision)
      values ('${user}', 'intake_reset_at', '"2026-11-21T09:00:00.000Z"', now(), 6)`,
  ],
  '0004_details': [
    `insert into tasks (user_id, id, title, context, description, status, tags, auto_tags, estimated_pomodoros,
        alternatives, remind_at, recurrence, recurs_from_completion, parent_id, created_at, updated_at, revision)
      select user_id, gen_random_uuid(), 'Bring the form', '', '', 'pending', '{}', '{}', 1, '[]',
        '2026-11-22T08:30', 'FREQ=DAILY', true, id, now(), now(), 7 from tasks`,
    `update projects set archived_at = now()`,
    `update threads set closed_at = now()`,
    `insert into notes (user_id, id, title, body, url, created_at, updated_at, revision)
      values ('${user}', gen_random_uuid(), 'Dentists', 'open late', 'https://example.org', now(), now(), 8)`,
    `insert into activity (user_id, revision, change_id, entity, entity_id, action, edited_at)
      select user_id, revision, gen_random_uuid(), 'note', id, 'created', now() from notes`,
  ],
  '0005_domains': [
    `update tasks set status = 'completed', priority = null, llm_confidence = 1 where revision = 7`,
  ],
  '0006_deleted_accounts': [`insert into deleted_accounts (id_hash) values ('of somebody')`],
  '0007_inbox_filings': [
    `update tasks set theme_id = null, thread_id = null, llm_confidence = null,
      alternatives = '[{"theme_id": null, "confidence": 1}]' where revision = 7`,
  ],
  '0008_filed_at': [`update tasks set filed_at = now() where revision = 7`],
  '0009_push': [
    `insert into push_devices (user_id, id, session_id, origin, endpoint, p256dh, auth, created_at, last_error)
      select "userId", gen_random_uuid(), id, 'https://tasks.example.com', 'https://push.example.net/1', 'key', 'auth', now(), 'busy' from session`,
    `insert into push_deliveries (user_id, id, device_id, message, payload, topic, urgency, created_at, expires_at)
      select user_id, gen_random_uuid(), id, 'test', '{"web_push": 8030}', 'test', 'high', now(), now() from push_devices`,
  ],
  '0010_mindfulness': [
    `insert into mindfulness_sessions (user_id, id, exercise, name, started_at, ended_at, duration_ms, breaths, completed,
        mood_before, created_at, updated_at, revision)
      values ('${user}', gen_random_uuid(), 'quick-breathing', 'Quick Breathing', now() - interval '5 min', now(), 300000,
        21, true, 3, now(), now(), 9)`,
    `insert into activity (user_id, revision, change_id, entity, entity_id, action, edited_at)
      select user_id, revision, gen_random_uuid(), 'mindfulness_session', id, 'created', now() from mindfulness_sessions`,
  ],
  '0011_language_models': [
    `insert into llm_providers (user_id, provider, model, max_tokens, temperature, is_active, created_at)
      values ('${user}', 'ollama', 'gemma4:e4b', 1000, 0.7, true, now())`,
    `insert into llm_calls (user_id, id, at, provider, model, purpose, latency_ms, input_tokens, output_tokens)
      values ('${user}', gen_random_uuid(), now(), 'ollama', 'gemma4:e4b', 'test', 900, 20, 3)`,
  ],
  '0012_focus': [
    `insert into focus_timers (user_id, state, updated_at, revision) values ('${user}', '{"phase": "work"}', now(), 10)`,
    `insert into focus_sessions (user_id, id, intent, mode, started_at, ended_at, work_ms, planned_ms, interruptions,
        outcome, completed, created_at, updated_at, revision)
      values ('${user}', gen_random_uuid(), 'Weave', 'pomodoro', now() - interval '25 min', now(), 1500000, 1500000, 1,
        'done', true, now(), now(), 11)`,
    `insert into activity (user_id, revision, change_id, entity, entity_id, action, edited_at)
      select user_id, revision, gen_random_uuid(), 'focus_session', id, 'created', now() from focus_sessions`,
  ],
  '0013_reminders': [
    `update tasks set snoozed_until = '2026-11-22T09:10' where revision = 7`,
    `update reminders set sent_for = moment, sent_at = now()`,
    `insert into digests (user_id, set_at, check_at) values ('${user}', now(), now())`,
  ],
  '0014_list_indexes': [],
  '0015_assistant': [
    `insert into assistant_conversations (user_id, id, title, created_at, updated_at)
      values ('${user}', gen_random_uuid(), 'What is due?', now(), now())`,
    `insert into assistant_messages (user_id, id, conversation_id, position, role, content, created_at)
      select user_id, gen_random_uuid(), id, 0, 'assistant', '{"text": "Nothing."}', now() from assistant_conversations`,
    `insert into assistant_proposals (user_id, id, message_id, position, tool, input, status)
      select user_id, gen_random_uuid(), id, 0, 'complete_tasks', '{"ids": []}', 'open' from assistant_messages`,
  ],
  '0016_reclassifications': [
    `insert into reclassifications (user_id, id, change_id, state, includes_chosen, time_zone, total_tasks, task_ids, read,
      moved, errors, started_at)
      values ('${user}', gen_random_uuid(), gen_random_uuid(), 'done', false, 'UTC', 1, '{}', 0, '[]', '[]', now())`,
  ],
  '0017_recordings': [
    `insert into recordings (user_id, id, recorded_at, duration_ms, format, audio, created_at)
      values ('${user}', gen_random_uuid(), now(), 1000, 'wav', '\\x00', now())`,
  ],
  '0018_refinements': [
    `insert into refinements (user_id, id, status, attempts, requested_at, revision)
      select user_id, id, 'waiting', 0, now(), 12 from captures limit 1`,
  ],
  '0019_failed_refinements': [],
  '0021_recording_chunks': [
    `insert into recording_chunks (user_id, recording_id, position, bytes)
      select user_id, id, 1, '\\x01' from recordings limit 1`,
  ],
  '0023_trash_indexes': [],
  '0024_search': [
    `insert into task_search (user_id, task_id, created_at, ngrams) select user_id, id, created_at, '{1,2}' from tasks`,
    `insert into task_search_progress (user_id, revision) values ('${user}', 12)`,
  ],
  '0025_readings': [
    `update refinements set proposal = '{"reason": "many_more_tasks", "tasks": [], "reading": {}}'`,
  ],
  '0026_suggestions': [`update tasks set suggestions = '[{"title": "Call Ana"}]' where revision = 7`],
  '0027_access_tokens': [
    `insert into access_tokens (user_id, id, name, scopes, start, token_hash, created_at)
      values ('${user}', gen_random_uuid(), 'Shortcuts', '{read,write}', 'heddle_3f9a', 'hash', now())`,
  ],
  '0028_imports': [
    `insert into imports (user_id, id, change_id, state, source, file_name, preview, places, time_zone, next_batch, read,
      added, existing, created_at)
      values ('${user}', gen_random_uuid(), gen_random_uuid(), 'preview', 'csv', 'a.csv', '{}', '{}', 'UTC', 0, 0, 0, 0, now())`,
    `insert into import_batches (user_id, import_id, position, tasks) select user_id, id, 0, '[]' from imports`,
  ],
  '0029_calendar_feeds': [
    `insert into calendar_feeds (user_id, id, name, theme_id, day_tasks, created_at)
      select user_id, gen_random_uuid(), 'Heddle', id, 'events', now() from themes`,
  ],
  '0031_proposed_moves': [
    `update reclassifications set applies = false, failure = 'It refused the API key.'`,
  ],
  '0032_activity_times': [],
  '0033_activity_clients': [],
  '0034_mail_in': [
    `insert into mail_inboxes (user_id, address_id, senders) values ('${user}', 'abcdefghijklmnop', '{ada@example.com}')`,
  ],
  '0035_webhooks': [
    `insert into webhooks (user_id, id, url, events, secret, is_active, seen_revision, created_at)
      values ('${user}', gen_random_uuid(), 'https://example.com/hook', '{task.created}', 'v1.x', true, 0, now())`,
    `insert into webhook_deliveries (user_id, webhook_id, id, event, body, state, attempts, created_at)
      select user_id, id, gen_random_uuid(), 'task.created', '{}', 'waiting', 0, now() from webhooks`,
  ],
  '0036_second_factors': [
    `insert into "twoFactor" ("userId", "secret", "backupCodes", "verified") values ('${user}', 'sealed', 'sealed', true)`,
    `insert into "passkey" ("userId", "name", "credentialID", "publicKey", "counter", "deviceType", "backedUp")
      values ('${user}', 'Laptop', 'credential', 'key', 4294967295, 'multiDevice', true)`,
  ],
  '0037_calendar_subscriptions': [
    `with subscription as (
        insert into calendar_subscriptions (user_id, id, url, name, color, created_at, next_check_at)
        values ('${user}', gen_random_uuid(), 'https://example.com/a.ics', 'Work', '#2563EB', now(), now())
        returning user_id, id
      )
      insert into calendar_events (user_id, subscription_id, position, starts, ends, title, location, is_busy)
      select user_id, id, 0, '2026-11-23T08:00Z', '2026-11-23T09:00Z', 'Review', '', true from subscription`,
  ],
  '0038_revision_gaps': [`insert into revision_gaps (user_id, after, until) values ('${user}', 2, 4)`],
  '0039_connected_programs': [
    `insert into "oauthClient" ("clientId", "name", "redirectUris") values ('claude', 'Claude', '["https://claude.ai/back"]')`,
    `insert into "oauthConsent" ("userId", "clientId", "scopes", "createdAt", "updatedAt")
      values ('${user}', 'claude', '["read"]', now(), now())`,
    `with refresh as (
        insert into "oauthRefreshToken" ("token", "clientId", "userId", "expiresAt", "createdAt", "scopes")
        values ('refresh', 'claude', '${user}', now(), now(), '["read"]') returning "id"
      )
      insert into "oauthAccessToken" ("token", "clientId", "userId", "refreshId", "expiresAt", "createdAt", "scopes")
      select 'access', 'claude', '${user}', "id", now(), now(), '["read"]' from refresh`,
  ],
  '0040_id_token_hints': [`update session set "idTokenHint" = 'encrypted'`],
  '0041_order_and_names': [
    `update projects set position = 3`,
    `update themes set name = 'Fitness', renamed_from = 'Health'`,
  ],
};
