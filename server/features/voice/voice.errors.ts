import { maxRecordingMs } from '#contract/limits.ts';
import type errors from '#messages/en/errors.ts';
import { voiceRetryAfterMs } from '../../config/limits.ts';
import { AppError } from '../../http/errors.ts';

type VoiceCode = keyof typeof errors extends infer Code
  ? Code extends `voice.${infer Name}`
    ? Name
    : never
  : never;

const refuse = (
  code: VoiceCode,
  status: 400 | 404 | 409 | 413 | 422 | 502 | 503,
  ...values: readonly (string | number)[]
) => new AppError({ code: `voice.${code}` as const, status, values });

export const recordingNotFound = () => refuse('not_found', 404);

export const notBase64 = () => refuse('not_base64', 400);

export const notAudio = () => refuse('not_audio', 422);

export const badWav = (why: string) => refuse('bad_wav', 422, why);

export const tooLong = () => refuse('too_long', 413, maxRecordingMs / 60_000);

export const noSpeech = () => refuse('no_speech', 422);

export const formatNotSupported = () => refuse('format_not_supported', 422);

export const notTranscribed = (why: string) => refuse('not_transcribed', 502, why);

export const noTranscriber = () => refuse('no_transcriber', 503);

const toMb = (bytes: number): string => Math.round(bytes / 1_000_000).toLocaleString('en');

export const quotaExceeded = ({ usedBytes, maxBytes }: { usedBytes: number; maxBytes: number }) =>
  refuse('quota_exceeded', 413, toMb(usedBytes), toMb(maxBytes));

export const uploadReplaced = () => refuse('upload_replaced', 409);

const busy = (message: string) =>
  new AppError({ code: 'voice.busy', message, status: 429, retryAfterMs: voiceRetryAfterMs });

export const userIsBusy = () =>
  busy('Another recording of yours is being processed. Send this one when that is done.');

export const serverIsBusy = () =>
  busy('The server is busy with the recordings of others. Send this one in a few seconds.');
