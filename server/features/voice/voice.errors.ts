import { maxRecordingMs } from '#contract/limits.ts';
import { voiceRetryAfterMs } from '../../config/limits.ts';
import { AppError, type ErrorCode } from '../../http/errors.ts';

const refuse = (
  code: Extract<ErrorCode, `voice.${string}`>,
  status: 400 | 404 | 409 | 413 | 422 | 502 | 503,
  ...values: readonly (string | number)[]
) => new AppError({ code, status, values });

export const recordingNotFound = () => refuse('voice.not_found', 404);

export const notBase64 = () => refuse('voice.not_base64', 400);

export const notAudio = () => refuse('voice.not_audio', 422);

export const badWav = (why: string) => refuse('voice.bad_wav', 422, why);

export const tooLong = () => refuse('voice.too_long', 413, maxRecordingMs / 60_000);

export const noSpeech = () => refuse('voice.no_speech', 422);

export const formatNotSupported = () => refuse('voice.format_not_supported', 422);

export const notTranscribed = (why: string) => refuse('voice.not_transcribed', 502, why);

export const noTranscriber = () => refuse('voice.no_transcriber', 503);

const toMb = (bytes: number): string => Math.round(bytes / 1_000_000).toLocaleString('en');

export const quotaExceeded = ({ usedBytes, maxBytes }: { usedBytes: number; maxBytes: number }) =>
  refuse('voice.quota_exceeded', 413, toMb(usedBytes), toMb(maxBytes));

export const uploadReplaced = () => refuse('voice.upload_replaced', 409);

const busy = (message: string) =>
  new AppError({ code: 'voice.busy', message, status: 429, retryAfterMs: voiceRetryAfterMs });

export const userIsBusy = () =>
  busy('Another recording of yours is being processed. Send this one when that is done.');

export const serverIsBusy = () =>
  busy('The server is busy with the recordings of others. Send this one in a few seconds.');
