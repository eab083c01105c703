import type { Activity } from '#contract/activity.ts';
import type { ConversationWithMessages } from '#contract/assistant.ts';
import type { FocusTimer } from '#contract/focus.ts';
import type { Profile } from '#contract/profile.ts';
import type { RecordingText } from '#contract/recordings.ts';
import type { Setting, SettingId } from '#contract/settings.ts';
import type { RestoredBatch } from '../../db/import-rows.ts';
import type { FocusTimersRepository } from '../focus/focus-timers.repository.ts';
import type { ProfileRepository } from '../profile/profile.repository.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';
import { applySetting } from '../settings/settings.usecases.ts';
import type { RestoredTable, RestoreRepository } from './restore.repository.ts';

export interface RestoreRepositories {
  restore: RestoreRepository;
  settings: SettingsRepository;
  focusTimers: FocusTimersRepository;
  profiles: ProfileRepository;
}

interface Context extends RestoreRepositories {
  userId: string;
  now: Date;
}

/**
 * Restores an export into an empty account, every row as it was, under new revisions. The account keeps its email address, and
 * recordings come without their sound. To be run in one transaction.
 */
export async function restoreAccount({
  batches,
  ...context
}: Context & { batches: AsyncIterable<RestoredBatch> }): Promise<void> {
  await context.restore.eraseThemes(context.userId, context.now);
  for await (const batch of batches) await restoreBatch(context, batch);
}

async function restoreBatch(context: Context, { list, rows }: RestoredBatch): Promise<void> {
  const { restore, userId, now } = context;
  if (list === 'profile') return restoreProfile(context, rows as Profile[]);
  if (list === 'settings') return restoreSettings(context, rows as Setting[]);
  if (list === 'focus_timers') {
    for (const { state, updated_at } of rows as FocusTimer[])
      await context.focusTimers.put(userId, { state, updated_at });
    return;
  }
  if (list === 'assistant_conversations')
    return restoreConversations(context, rows as ConversationWithMessages[]);
  if (list === 'recordings')
    return restore.addRows(userId, list, (rows as RecordingText[]).map(toRecording), now);
  // Their events come with the next check.
  if (list === 'calendar_subscriptions')
    return restore.addRows(
      userId,
      list,
      rows.map((row) => ({ ...row, next_check_at: now, failures: 0, events: 0 })),
      now,
    );
  // What was changed long ago stays on the server.
  if (list === 'activity')
    return restore.addRows(
      userId,
      list,
      (rows as Activity[]).map((entry) => ({ ...entry, recorded_at: entry.edited_at })),
      now,
    );
  return restore.addRows(userId, list, rows, now);
}

/** Dates of tasks are floating in the time zone of the profile. */
async function restoreProfile({ profiles, userId, now }: Context, [profile]: Profile[]) {
  if (!profile) return;
  await profiles.recheckReminders(userId, now);
  await profiles.update(userId, { name: profile.name, timeZone: profile.time_zone });
}

async function restoreSettings({ settings, userId, now }: Context, rows: Setting[]) {
  for (const setting of rows) {
    await settings.put(userId, setting);
    await applySetting({ settings, userId, id: setting.id as SettingId, now });
  }
}

const toRecording = (recording: RecordingText) => ({
  ...recording,
  format: 'wav',
  audio_bytes: 0,
  parts: [],
  created_at: recording.recorded_at,
});

async function restoreConversations(
  { restore, userId, now }: Context,
  conversations: ConversationWithMessages[],
) {
  const add = (table: RestoredTable, rows: object[]) => restore.addRows(userId, table, rows, now);
  const messages = conversations.flatMap((conversation) => {
    let questions = 0;
    return conversation.messages.map((message) => {
      if (message.role === 'user') questions += 1;
      // Questions have even positions, and each answer the one after its question.
      const position = 2 * questions - (message.role === 'user' ? 2 : 1);
      return { message, position, conversation_id: conversation.id };
    });
  });
  await add('assistant_conversations', conversations);
  await add(
    'assistant_messages',
    messages.map(({ message: { id, role, created_at, ...content }, position, conversation_id }) => {
      const { proposals: _proposals, ...rest } =
        'proposals' in content ? content : { ...content, proposals: [] };
      return { id, role, created_at, conversation_id, position, content: rest };
    }),
  );
  await add(
    'assistant_proposals',
    messages.flatMap(({ message }) =>
      message.role === 'user'
        ? []
        : message.proposals.map((proposal, position) => ({ ...proposal, message_id: message.id, position })),
    ),
  );
}
