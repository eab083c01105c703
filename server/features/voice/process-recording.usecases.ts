import type { Recording } from '#contract/recordings.ts';
import { maxRecordings, transcriptionTimeoutMs } from '../../config/limits.ts';
import type { StoredRecording } from '../../db/recording-rows.ts';
import { createId } from '../../ids.ts';
import { readSetting } from '../settings/settings.usecases.ts';
import type { AudioFormat } from './audio-format.ts';
import type { SpeechAudio } from './audio-worker.ts';
import { dropHallucinations } from './drop-hallucinations.ts';
import {
  describe,
  getRecording,
  readChunks,
  storeTranscription,
  type VoiceContext,
} from './recordings.usecases.ts';
import { storeAudio } from './store-audio.usecases.ts';
import { type Transcriber, TranscriberError, type Transcription } from './transcribers/transcriber.ts';
import {
  formatNotSupported,
  noSpeech,
  noTranscriber,
  notTranscribed,
  recordingNotFound,
} from './voice.errors.ts';

/** Stores and processes a recording that came as JSON, with its audio as base64. Throws as both do, and `input.invalid`. */
export async function processUpload(
  context: VoiceContext & { body: Uint8Array<ArrayBuffer> },
): Promise<Recording> {
  const { input, audio } = await context.audioPool.decodeRecording(context.body);
  const { id = createId(), timestamp, duration, transcription } = input;
  await storeAudio({ ...context, given: { id, timestamp, duration, source: [audio] } });
  return processRecording({ ...context, id, transcription });
}

/**
 * Transcribes a stored recording, unless the device has, and makes tasks of the text as if it had been typed. Idempotent by the
 * recording's id. Throws `voice.…` if there is nothing to transcribe, or no recognizer.
 */
export async function processRecording(
  context: VoiceContext & { id: string; transcription?: string | undefined },
): Promise<Recording> {
  const { recordings, user, id } = context;
  const recording = await recordings.find(user.id, id);
  if (!recording) throw recordingNotFound();
  if (recording.transcription) return getRecording(context);
  // Of other formats than WAV only a recognizer can tell that they are audio.
  const isAudio = recording.format === 'wav' || !context.transcription;
  const isKept = isAudio && (await readRetentionDays(context)) > 0;
  try {
    const made = await makeTasks(context, recording);
    if (!isKept) await recordings.remove(user.id, id);
    await recordings.removeBeyond(user.id, maxRecordings);
    // It may have been deleted meanwhile.
    const hasAudio = (await recordings.find(user.id, id)) !== undefined;
    return await describe(context, made.recording, made.tasks, hasAudio);
  } catch (error) {
    if (!isKept || recording.format !== 'wav') await recordings.remove(user.id, id);
    throw error;
  }
}

async function makeTasks(
  context: VoiceContext & { transcription?: string | undefined },
  recording: StoredRecording,
) {
  const { recordings, user, transcription } = context;
  const { id } = recording;
  const { text, parts } = transcription
    ? { text: transcription, parts: [] }
    : await transcribe(context, recording);
  if (text === '') {
    await recordings.remove(user.id, id);
    throw noSpeech();
  }
  return storeTranscription(context, {
    recording,
    transcribed: { transcription: text, parts: [...parts], capture_id: id },
    // Another attempt may have been faster.
    prepare: async (_repositories, current) => !current.transcription,
  });
}

async function transcribe(context: VoiceContext, recording: StoredRecording): Promise<Transcription> {
  const { transcribers, audioPool, user } = context;
  const transcriber = await transcribers.choose(user.id);
  if (!transcriber) throw noTranscriber();
  const format = recording.format as AudioFormat;
  if (!transcriber.formats.includes(format)) throw formatNotSupported();
  const file = await readAudio(context, recording);
  if (format !== 'wav') return ask(context, transcriber, { audio: file, format });
  const { audio, offsetMs, speech } = await audioPool.extractSpeech(file);
  if (speech.length === 0) return { text: '', parts: [] };
  const { text, parts } = await ask(context, transcriber, { audio, format });
  const shifted = parts.map((part) => ({
    text: part.text,
    fromMs: Math.round(part.fromMs + offsetMs),
    toMs: Math.round(part.toMs + offsetMs),
  }));
  return dropHallucinations({ text, parts: shifted }, speech);
}

/** Reads the audio of a recording whole, into memory that can be moved to a worker. */
async function readAudio(
  { recordings, user }: VoiceContext,
  { id, audio_bytes }: StoredRecording,
): Promise<SpeechAudio['audio']> {
  const file = new Uint8Array(audio_bytes);
  let at = 0;
  for await (const chunk of readChunks({ recordings, userId: user.id, id, audioBytes: audio_bytes })) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}

async function ask(
  { intake, user }: VoiceContext,
  transcriber: Transcriber,
  { audio, format }: { audio: Uint8Array; format: AudioFormat },
): Promise<Transcription> {
  const { vocabulary } = await intake.readVocabulary(user.id);
  const names = [
    ...vocabulary.projects.map(({ name }) => name),
    ...vocabulary.threads.map(({ title }) => title),
    ...vocabulary.themes,
    ...vocabulary.tags,
  ];
  const signal = AbortSignal.timeout(transcriptionTimeoutMs);
  try {
    return await transcriber.transcribe({ audio, format, names, signal });
  } catch (error) {
    if (error instanceof TranscriberError) throw notTranscribed(error.message);
    throw error;
  }
}

const readRetentionDays = ({ settings, user }: Pick<VoiceContext, 'settings' | 'user'>): Promise<number> =>
  readSetting({ settings, userId: user.id, id: 'recording_retention_days' });
