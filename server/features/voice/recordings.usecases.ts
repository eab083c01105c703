import { maxTextLength } from '#contract/limits.ts';
import type { Recording, RecordingText, RecordingUsage } from '#contract/recordings.ts';
import type { Task } from '#contract/tasks.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';
import { abandonedUploadMs, maxRecordings } from '../../config/limits.ts';
import type { StoredRecording } from '../../db/recording-rows.ts';
import type { SignedInUser } from '../../http/env.ts';
import { createId } from '../../ids.ts';
import { type Capturing, captureText } from '../capture/capture.usecases.ts';
import type { RefinementsRepository } from '../refinement/refinements.repository.ts';
import type { SettingsReader } from '../settings/settings.usecases.ts';
import { updateTasks } from '../tasks/tasks.usecases.ts';
import type { AudioPool } from './audio-pool.ts';
import type { TranscriberChoice } from './choose-transcriber.ts';
import { describeRecording } from './describe-recording.ts';
import type { RecordingsRepository } from './recordings.repository.ts';
import { recordingNotFound } from './voice.errors.ts';

export interface VoiceContext extends Capturing {
  recordings: RecordingsRepository;
  refinements: Pick<RefinementsRepository, 'find' | 'listTouchedFields'>;
  settings: SettingsReader;
  transcribers: TranscriberChoice;
  audioPool: AudioPool;
  /** Bytes of audio that are kept for each user. */
  maxStoredBytes: number;
  user: SignedInUser;
  /** BCP 47, the language that is spoken. */
  locale: string;
  now: Date;
}

/** Makes tasks of a transcription, as if it had been typed. */
export const capture = (
  { tasks, intake, refine, locale, user, now }: VoiceContext,
  { captureId, text, recordedAt }: { captureId: string; text: string; recordedAt: string },
): Promise<Task[]> =>
  captureText({
    tasks,
    intake,
    refine,
    locale,
    user,
    edit: { editedAt: now },
    input: { id: captureId, title: text.slice(0, maxTextLength), context: 'Voice', captured_at: recordedAt },
  });

/** Returns a recording with its tasks as the API shows them. */
export async function describe(
  { intake, user }: VoiceContext,
  recording: StoredRecording,
  tasks: readonly Task[],
  hasAudio: boolean,
): Promise<Recording> {
  const { themeRows } = await intake.readVocabulary(user.id);
  const names = new Map<string | null, string>(themeRows.map(({ id, name }) => [id, name]));
  return describeRecording(recording, tasks, { hasAudio, nameOf: (id) => names.get(id) ?? 'Inbox' });
}

/** Throws `voice.not_found`. */
export async function getRecording(context: VoiceContext & { id: string }): Promise<Recording> {
  const { recordings, tasks, user, id } = context;
  const recording = await recordings.find(user.id, id);
  if (!recording) throw recordingNotFound();
  const made = await tasks.listOfCaptures(user.id, recording.capture_id ? [recording.capture_id] : []);
  return describe(context, recording, made, hasAudio(recording));
}

/** A restored recording has no sound. */
const hasAudio = ({ audio_bytes }: StoredRecording) => audio_bytes > 0;

/** Lists the recordings that are kept, newest first. */
export async function listRecordings(context: VoiceContext): Promise<Recording[]> {
  const { recordings, tasks, user } = context;
  const kept = await recordings.list(user.id, maxRecordings);
  const made = await tasks.listOfCaptures(
    user.id,
    kept.flatMap(({ capture_id }) => capture_id ?? []),
  );
  const byCapture = Map.groupBy(made, ({ capture_id }) => capture_id);
  return Promise.all(
    kept.map((recording) =>
      describe(context, recording, byCapture.get(recording.capture_id) ?? [], hasAudio(recording)),
    ),
  );
}

/**
 * Makes tasks of a corrected transcription; they replace the tasks of this recording that the user has not changed. The recording's
 * new `change_id` undoes everything together.
 */
export async function changeTranscription(
  context: VoiceContext & { id: string; transcription: string },
): Promise<Recording> {
  const { recordings, tasks, user, id, transcription, now } = context;
  const recording = await recordings.find(user.id, id);
  if (!recording) throw recordingNotFound();
  if (transcription === recording.transcription) return getRecording(context);
  const captureId = createId();
  const untouched = await listUntouchedTasks(context, recording);
  await capture(context, { captureId, text: transcription, recordedAt: recording.recorded_at });
  if (untouched.length > 0)
    await updateTasks({
      tasks,
      user,
      edit: { changeId: captureId, editedAt: now, now },
      input: { tasks: untouched.map((task) => ({ id: task.id, deleted: true })) },
    });
  await recordings.setTranscription(user.id, id, {
    transcription,
    parts: recording.parts,
    capture_id: captureId,
  });
  return getRecording(context);
}

/** Returns the tasks of a recording that the user has not changed, even if a language model has refined them. */
async function listUntouchedTasks(
  { tasks, refinements, user }: VoiceContext,
  { capture_id }: StoredRecording,
): Promise<Task[]> {
  if (capture_id === null) return [];
  const made = await tasks.listOfCaptures(user.id, [capture_id]);
  const refinement = await refinements.find(user.id, capture_id);
  const touched = await refinements.listTouchedFields(
    user.id,
    made.map(({ id }) => id),
    { exceptChangeId: refinement?.change_id },
  );
  return made.filter(({ id }) => touched.get(id)?.size === 0);
}

/** Deletes the audio and the transcription; the tasks and the captured text stay. Throws `voice.not_found`. */
export async function deleteRecording({
  recordings,
  userId,
  id,
}: Pick<VoiceContext, 'recordings'> & { userId: string; id: string }): Promise<void> {
  if (!(await recordings.remove(userId, id))) throw recordingNotFound();
}

/** Returns how much of their quota the recordings of a user take. */
export async function readUsage({
  recordings,
  maxStoredBytes,
  user,
}: Pick<VoiceContext, 'recordings' | 'maxStoredBytes' | 'user'>): Promise<RecordingUsage> {
  return { used_bytes: await recordings.countBytes(user.id), max_bytes: maxStoredBytes };
}

/** Yields the audio of a recording, with one chunk in memory. */
export async function* readChunks({
  recordings,
  userId,
  id,
  audioBytes,
}: Pick<VoiceContext, 'recordings'> & {
  userId: string;
  id: string;
  audioBytes: number;
}): AsyncGenerator<Buffer> {
  let left = audioBytes;
  for (let position = 0; left > 0; position++) {
    const bytes = await recordings.readChunk(userId, id, position);
    if (!bytes) throw new Error('The recording was deleted while it was read');
    left -= bytes.length;
    yield bytes;
  }
}

/** Yields the stored transcriptions for an export. */
export async function* pageRecordings({
  recordings,
  userId,
}: Pick<VoiceContext, 'recordings'> & { userId: string }): AsyncGenerator<RecordingText[]> {
  const kept = await recordings.list(userId, maxRecordings);
  yield kept.map(({ id, recorded_at, duration_ms, transcription, capture_id }) => ({
    id,
    recorded_at,
    duration_ms,
    transcription: transcription ?? '',
    capture_id,
  }));
}

/** Deletes the recordings of all users that are past their retention time, and what killed servers left of uploads. */
export async function sweepRecordings({
  recordings,
  now,
}: Pick<VoiceContext, 'recordings' | 'now'>): Promise<void> {
  await recordings.removeOld(now, {
    defaultDays: settingDefaults.recording_retention_days,
    abandonedBefore: new Date(now.getTime() - abandonedUploadMs),
  });
}
