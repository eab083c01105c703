import { move, transferableSymbol, valueSymbol } from 'piscina';
import { type NewRecording, newRecordingSchema } from '#contract/recordings.ts';
import { maxBodyBytes } from '../../config/limits.ts';
import { AppError, invalidInput } from '../../http/errors.ts';
import { findSpeech, slicePcm, type TimeRange } from './find-speech.ts';
import { notBase64 } from './voice.errors.ts';
import { readWav, resample, writeWav } from './wav.ts';

/** A recording that came as JSON. */
export interface DecodedRecording {
  input: Omit<NewRecording, 'audio_data'>;
  audio: Uint8Array<ArrayBuffer>;
}

/** WAV for a recognizer: from the first to the last speech of a recording, 16 kHz mono. */
export interface SpeechAudio {
  audio: Uint8Array<ArrayBuffer>;
  /** Where it begins in the recording. */
  offsetMs: number;
  /** Where there is speech in the recording. */
  speech: readonly TimeRange[];
}

/** What a worker answers; its errors would arrive without their codes. */
export type AudioReply<Result> = { result: Result } | { refusal: ConstructorParameters<typeof AppError>[0] };

/** Decodes the body of a request with a recording as base64. Refuses it with `input.invalid` or `voice.not_base64`. */
export const decodeRecording = (body: Uint8Array): AudioReply<DecodedRecording> =>
  reply(() => {
    const parsed = newRecordingSchema.safeParse(parseBody(body));
    if (!parsed.success)
      throw invalidInput(
        parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
      );
    const { audio_data, ...input } = parsed.data;
    return { input, audio: decodeBase64(audio_data) };
  });

/** Finds the speech in a WAV file. Refuses it with `voice.bad_wav`. */
export const extractSpeech = (file: Uint8Array): AudioReply<SpeechAudio> =>
  reply(() => {
    const pcm = readWav(file);
    const speech = findSpeech(pcm);
    const [fromMs, toMs] = [speech[0]?.fromMs ?? 0, speech.at(-1)?.toMs ?? 0];
    return { audio: writeWav(resample(slicePcm(pcm, { fromMs, toMs }))), offsetMs: fromMs, speech };
  });

/** Moves the audio of a result to the thread that asked, instead of copying it. */
function reply<Result extends { audio: Uint8Array<ArrayBuffer> }>(work: () => Result): AudioReply<Result> {
  try {
    const result = work();
    const moved = { [transferableSymbol]: [result.audio.buffer], [valueSymbol]: { result } };
    return move(moved as never) as unknown as AudioReply<Result>;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, status, issues } = error;
    return { refusal: { code, message, status, issues } };
  }
}

/**
 * Parses a body whose longest string is the audio. The rest is parsed by itself and may not be larger than any other body, because
 * the objects that 27 MB of JSON can describe would take all memory.
 */
function parseBody(body: Uint8Array): unknown {
  const { from, to } = findLongestString(body);
  if (body.length - (to - from) > maxBodyBytes)
    throw invalidInput([{ field: '', message: 'There is too much beside the recording' }]);
  const [before, string, after] = [body.subarray(0, from), body.subarray(from, to), body.subarray(to)].map(
    (part) => new TextDecoder().decode(part),
  );
  const rest = parseJson(`${before}"${placeholder}"${after}`);
  const isAudio = typeof rest === 'object' && rest && 'audio_data' in rest && rest.audio_data === placeholder;
  // Of a small body the longest string may be another one.
  return isAudio ? { ...rest, audio_data: parseJson(string ?? '') } : parseJson(`${before}${string}${after}`);
}

const placeholder = 'audio';
const quote = 0x22;
const backslash = 0x5c;

/** Finds the longest string in JSON, its quotes included. */
function findLongestString(json: Uint8Array): { from: number; to: number } {
  let longest = { from: json.length, to: json.length };
  for (let from = json.indexOf(quote); from !== -1; ) {
    let end = json.indexOf(quote, from + 1);
    while (end !== -1 && isEscaped(json, end)) end = json.indexOf(quote, end + 1);
    const to = end === -1 ? json.length : end + 1;
    if (to - from > longest.to - longest.from) longest = { from, to };
    from = json.indexOf(quote, to);
  }
  return longest;
}

function isEscaped(json: Uint8Array, at: number): boolean {
  let backslashes = 0;
  while (json[at - 1 - backslashes] === backslash) backslashes++;
  return backslashes % 2 === 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput([{ field: '', message: 'Malformed JSON in request body' }]);
  }
}

/** Decodes base64, with or without the prefix of a data URL. */
function decodeBase64(given: string): Uint8Array<ArrayBuffer> {
  const start = given.startsWith('data:') ? given.indexOf(',') + 1 : 0;
  const text = given.slice(start).replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw notBase64();
  // Not from the pool of small buffers, which cannot be moved.
  const bytes = new Uint8Array(Buffer.byteLength(text, 'base64'));
  Buffer.from(bytes.buffer).write(text, 'base64');
  if (bytes.length === 0) throw notBase64();
  return bytes;
}
