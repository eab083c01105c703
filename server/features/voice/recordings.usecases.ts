import { defaultRecordingRetentionDays, maxTextLength } from '#contract/limits.ts';
import type { Recording, RecordingText, RecordingUsage } from '#contract/recordings.ts';
import type { Task } from '#contract/tasks.ts';
import { abandonedUploadMs, maxRecordings } from '../../config/limits.ts';
import type { StoredRecording } from '../../db/recording-rows.ts';
import type { InTransaction } from '../../db/revision.ts';
import type { SignedInUser } from '../../http/env.ts';
import { type Capturing, prepareCapture } from '../capture/capture.usecases.ts';
import type { RefinementsRepository } from '../refinement/refinements.repository.ts';
import type { SettingsReader } from '../settings/settings.usecases.ts';
import { idTaken } from '../tasks/tasks.errors.ts';
import { updateTasks } from '../tasks/tasks.usecases.ts';
import type { AudioPool } from './audio-pool.ts';
import type { TranscriberChoice } from './choose-transcriber.ts';
import { describeRecording } from './describe-recording.ts';
import type { RecordingsRepository } from './recordings.repository.ts';
import { recordingNotFound } from './voice.errors.ts';

/** What is read and written together when tasks are made of a transcription. */
export interface VoiceTransaction {
  tasks: Capturing['tasks'];
  recordings: RecordingsRepository;
  refinements: Pick<RefinementsRepository, 'find' | 'findCapture' | 'listTouchedFields'>;
}

export interface VoiceContext extends Capturing {
  recordings: RecordingsRepository;
  inTransaction: InTransaction<VoiceTransaction>;
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

/** A transcription, and the capture that it becomes. */
interface Transcribed extends Pick<StoredRecording, 'transcription' | 'parts'> {
  transcription: string;
  capture_id: string;
}

/**
 * Stores the transcription of a recording and makes tasks of it as if it had been typed, both or neither. `prepare` runs first, in the
 * same transaction; where it resolves with false, nothing is stored. Returns the recording with its tasks. Throws `voice.not_found`
 * if it was deleted meanwhile.
 */
export async function storeTranscription(
  { intake, inTransaction, refine, locale, user, now }: VoiceContext,
  {
    recording: { id, recorded_at },
    transcribed,
    prepare,
  }: {
    recording: StoredRecording;
    transcribed: Transcribed;
    prepare: (repositories: VoiceTransaction, current: StoredRecording) => Promise<boolean>;
  },
): Promise<{ recording: StoredRecording; tasks: Task[] }> {
  const creation = await prepareCapture({
    intake,
    locale,
    user,
    edit: { editedAt: now },
    input: {
      id: transcribed.capture_id,
      title: transcribed.transcription.slice(0, maxTextLength),
      context: 'Voice',
      captured_at: recorded_at,
    },
  });
  const stored = await inTransaction(user.id, async (repositories) => {
    const { recordings, tasks } = repositories;
    const current = await recordings.find(user.id, id);
    if (!current) throw recordingNotFound();
    if (!(await prepare(repositories, current)))
      return { recording: current, tasks: await listTasks(tasks, user.id, current) };
    if (!(await recordings.setTranscription(user.id, id, transcribed))) throw recordingNotFound();
    const created = await tasks.create(user.id, creation);
    if (created.length === 0) throw idTaken();
    return { recording: { ...current, ...transcribed }, tasks: created };
  });
  const captureId = stored.recording.capture_id;
  if (captureId) await refine({ userId: user.id, captureId, locale, tasks: stored.tasks, waitMs: 0 });
  return stored;
}

const listTasks = (tasks: Capturing['tasks'], userId: string, { capture_id }: StoredRecording) =>
  tasks.listOfCaptures(userId, capture_id ? [capture_id] : []);

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
  return describe(context, recording, await listTasks(tasks, user.id, recording), hasAudio(recording));
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
 * Makes tasks of a corrected transcription; they replace the tasks of this recording that the user has not changed. `changeId`, which
 * becomes the recording's, undoes everything together; under the id of an earlier change nothing happens a second time. Throws
 * `voice.not_found`, and `tasks.id_taken` if something else has the id.
 */
export async function changeTranscription(
  context: VoiceContext & { id: string; transcription: string; changeId: string },
): Promise<Recording> {
  const { recordings, user, id, transcription, changeId } = context;
  const recording = await recordings.find(user.id, id);
  if (!recording) throw recordingNotFound();
  if (transcription !== recording.transcription)
    await storeTranscription(context, {
      recording,
      transcribed: { transcription, parts: recording.parts, capture_id: changeId },
      prepare: async (repositories, current) => {
        if (transcription === current.transcription) return false;
        await trashUntouchedTasks(repositories, current, context);
        return true;
      },
    });
  return getRecording(context);
}

/** Moves the tasks of a recording that the user has not changed to the trash. Throws `tasks.id_taken` for an id that was used before. */
async function trashUntouchedTasks(
  { tasks, refinements }: VoiceTransaction,
  { capture_id }: StoredRecording,
  { user, changeId, now }: Pick<VoiceContext, 'user' | 'now'> & { changeId: string },
): Promise<void> {
  if (await refinements.findCapture(user.id, changeId)) throw idTaken();
  if (capture_id === null) return;
  const made = await tasks.listOfCaptures(user.id, [capture_id]);
  const refinement = await refinements.find(user.id, capture_id);
  const touched = await refinements.listTouchedFields(
    user.id,
    made.map(({ id }) => id),
    { exceptChangeId: refinement?.change_id },
  );
  const untouched = made.filter(({ id }) => touched.get(id)?.size === 0);
  if (untouched.length > 0)
    await updateTasks({
      tasks,
      user,
      edit: { changeId, editedAt: now, now },
      input: { tasks: untouched.map(({ id }) => ({ id, deleted: true })) },
    });
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
    defaultDays: defaultRecordingRetentionDays,
    abandonedBefore: new Date(now.getTime() - abandonedUploadMs),
  });
}
