import { maxRecordingMs, maxTextLength } from '#contract/limits.ts';
import type { NewRecording, Recording, RecordingText } from '#contract/recordings.ts';
import type { Task } from '#contract/tasks.ts';
import { settingDefaults } from '#domain/setting-defaults.ts';
import { maxRecordings, transcriptionTimeoutMs } from '../../config/limits.ts';
import type { StoredRecording } from '../../db/recording-rows.ts';
import type { SignedInUser } from '../../http/env.ts';
import { createId } from '../../ids.ts';
import { captureText, type Intake } from '../capture/capture.usecases.ts';
import type { RefinementsRepository } from '../refinement/refinements.repository.ts';
import type { SettingsRepository } from '../settings/settings.repository.ts';
import { readSetting } from '../settings/settings.usecases.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { updateTasks } from '../tasks/tasks.usecases.ts';
import { type AudioFormat, detectFormat } from './audio-format.ts';
import { notConfigured, type TranscriberChoice } from './choose-transcriber.ts';
import { describeRecording } from './describe-recording.ts';
import { dropHallucinations } from './drop-hallucinations.ts';
import { findSpeech, slicePcm, type TimeRange } from './find-speech.ts';
import type { RecordingsRepository } from './recordings.repository.ts';
import { TranscriberError, type Transcription } from './transcribers/transcriber.ts';
import {
  formatNotSupported,
  noSpeech,
  noTranscriber,
  notAudio,
  notBase64,
  notTranscribed,
  recordingNotFound,
  tooLong,
} from './voice.errors.ts';
import { readWav, resample, writeWav } from './wav.ts';

export interface VoiceContext {
  recordings: RecordingsRepository;
  refinements: Pick<RefinementsRepository, 'find' | 'listTouchedFields'>;
  tasks: TasksRepository;
  settings: SettingsRepository;
  intake: Intake;
  transcribers: TranscriberChoice;
  user: SignedInUser;
  /** BCP 47, the language that is spoken. */
  locale: string;
  now: Date;
}

/**
 * Transcribes a recording, unless the device has, and makes tasks of the text as if it had been typed. Idempotent by the
 * recording's id. Throws `voice.…` if there is nothing to transcribe, or no recogniser.
 */
export async function processRecording(context: VoiceContext & { input: NewRecording }): Promise<Recording> {
  const { recordings, user, now, input } = context;
  const id = input.id ?? createId();
  const known = await recordings.find(user.id, id);
  if (known?.transcription) return getRecording({ ...context, id });
  const audio = decodeBase64(input.audio_data);
  const parsed = parseAudio(audio, input.duration);
  const recording: StoredRecording = {
    id,
    recorded_at: new Date(
      Math.min(Date.parse(input.timestamp ?? now.toISOString()), now.getTime()),
    ).toISOString(),
    duration_ms: parsed.durationMs,
    format: parsed.format,
    transcription: null,
    parts: [],
    capture_id: null,
    created_at: now.toISOString(),
  };
  const isKept = (await readRetentionDays(context)) > 0;
  if (isKept) {
    await recordings.add(user.id, recording, audio);
    await recordings.removeBeyond(user.id, maxRecordings);
  }
  const { text, parts } = input.transcription
    ? { text: input.transcription, parts: [] }
    : await transcribe(context, parsed);
  if (text === '') {
    await recordings.remove(user.id, id);
    throw noSpeech();
  }
  const tasks = await capture(context, { captureId: id, text, recordedAt: recording.recorded_at });
  const done = { transcription: text, parts: [...parts], capture_id: id };
  await recordings.setTranscription(user.id, id, done);
  return describe(context, { ...recording, ...done }, tasks, isKept);
}

/** Decodes base64, with or without the prefix of a data URL. */
function decodeBase64(given: string): Uint8Array {
  const start = given.startsWith('data:') ? given.indexOf(',') + 1 : 0;
  const text = given.slice(start).replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw notBase64();
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0) throw notBase64();
  return bytes;
}

interface ParsedAudio {
  format: AudioFormat;
  durationMs: number;
  /** The audio for the recogniser, and its offset in the recording. */
  speechAudio: Uint8Array;
  offsetMs: number;
  /** Null if the format is one that this server cannot decode. */
  speech: readonly TimeRange[] | null;
}

/** Parses a recording. WAV is trimmed to its speech and converted to 16 kHz mono; other formats are passed on as they are. */
function parseAudio(audio: Uint8Array, duration = 0): ParsedAudio {
  const format = detectFormat(audio);
  if (!format) throw notAudio();
  if (format !== 'wav') {
    if (duration * 1000 > maxRecordingMs) throw tooLong();
    return { format, durationMs: Math.round(duration * 1000), speechAudio: audio, offsetMs: 0, speech: null };
  }
  const pcm = readWav(audio);
  const durationMs = Math.round((pcm.samples.length / pcm.rateHz) * 1000);
  if (durationMs > maxRecordingMs + maxOverrunMs) throw tooLong();
  const speech = findSpeech(pcm);
  const fromMs = speech[0]?.fromMs ?? 0;
  const toMs = speech.at(-1)?.toMs ?? 0;
  return {
    format,
    durationMs,
    speechAudio: writeWav(resample(slicePcm(pcm, { fromMs, toMs }))),
    offsetMs: fromMs,
    speech,
  };
}

/** A recording that reaches the limit still includes its last frame. */
const maxOverrunMs = 1_000;

async function transcribe(
  { transcribers, intake, user }: VoiceContext,
  { format, speechAudio, offsetMs, speech }: ParsedAudio,
): Promise<Transcription> {
  if (speech?.length === 0) return { text: '', parts: [] };
  const transcriber = await transcribers.choose(user.id);
  if (!transcriber) throw noTranscriber(notConfigured.detail);
  if (!transcriber.formats.includes(format)) throw formatNotSupported();
  const { vocabulary } = await intake.readVocabulary(user.id);
  const names = [
    ...vocabulary.projects.map(({ name }) => name),
    ...vocabulary.threads.map(({ title }) => title),
    ...vocabulary.themes,
    ...vocabulary.tags,
  ];
  const signal = AbortSignal.timeout(transcriptionTimeoutMs);
  try {
    const { text, parts } = await transcriber.transcribe({ audio: speechAudio, format, names, signal });
    const shifted = parts.map((part) => ({
      text: part.text,
      fromMs: Math.round(part.fromMs + offsetMs),
      toMs: Math.round(part.toMs + offsetMs),
    }));
    return speech ? dropHallucinations({ text, parts: shifted }, speech) : { text, parts: shifted };
  } catch (error) {
    if (error instanceof TranscriberError) throw notTranscribed(error.message);
    throw error;
  }
}

const capture = (
  { tasks, intake, locale, user, now }: VoiceContext,
  { captureId, text, recordedAt }: { captureId: string; text: string; recordedAt: string },
): Promise<Task[]> =>
  captureText({
    tasks,
    intake,
    locale,
    user,
    edit: { editedAt: now },
    input: { id: captureId, title: text.slice(0, maxTextLength), context: 'Voice', captured_at: recordedAt },
  });

async function readRetentionDays({
  settings,
  user,
}: Pick<VoiceContext, 'settings' | 'user'>): Promise<number> {
  const chosen = await readSetting({ settings, userId: user.id, id: 'recording_retention_days' });
  return chosen ?? settingDefaults.recording_retention_days;
}

async function describe(
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
  return describe(context, recording, made, true);
}

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
    kept.map((recording) => describe(context, recording, byCapture.get(recording.capture_id) ?? [], true)),
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

/** Deletes the recordings of all users that are past their retention time. */
export async function sweepRecordings({
  recordings,
  now,
}: Pick<VoiceContext, 'recordings' | 'now'>): Promise<void> {
  await recordings.removeOld(now, settingDefaults.recording_retention_days);
}
