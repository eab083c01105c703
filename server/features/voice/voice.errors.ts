import { maxRecordingMs } from '#contract/limits.ts';
import { voiceRetryAfterMs } from '../../config/limits.ts';
import { AppError } from '../../http/errors.ts';

const refuse = (code: string, message: string, status: 400 | 404 | 409 | 413 | 422 | 502 | 503) =>
  new AppError({ code: `voice.${code}`, message, status });

export const recordingNotFound = () => refuse('not_found', 'There is no such recording.', 404);

export const notBase64 = () =>
  refuse('not_base64', 'The recording arrived damaged: it is not valid base64. Send it again.', 400);

export const notAudio = () =>
  refuse('not_audio', 'This is not a recording that can be read. Use WAV, WebM, Ogg, MP4 or MP3.', 422);

export const badWav = (why: string) =>
  refuse('bad_wav', `This WAV file cannot be read: ${why}. Use 16-bit PCM with one or two channels.`, 422);

export const tooLong = () =>
  refuse(
    'too_long',
    `A recording can be at most ${maxRecordingMs / 60_000} minutes long. Record it in parts.`,
    413,
  );

export const noSpeech = () =>
  refuse(
    'no_speech',
    'No speech detected. Check that the right microphone is on, and speak closer to it.',
    422,
  );

export const formatNotSupported = () =>
  refuse(
    'format_not_supported',
    'The speech recognizer of this server reads WAV only. Open the file in Heddle, which converts it.',
    422,
  );

export const notTranscribed = (why: string) =>
  refuse('not_transcribed', `The speech recognizer did not answer: ${why}`, 502);

export const noTranscriber = () =>
  refuse(
    'no_transcriber',
    'Nothing here can transcribe speech yet. Add an OpenAI, Groq or Mistral provider in Admin, or ask whoever runs this server to set up speech recognition.',
    503,
  );

const formatMb = (bytes: number): string => `${Math.round(bytes / 1_000_000).toLocaleString('en')} MB`;

export const quotaExceeded = ({ usedBytes, maxBytes }: { usedBytes: number; maxBytes: number }) =>
  refuse(
    'quota_exceeded',
    `Your recordings on this server take ${formatMb(usedBytes)} of ${formatMb(maxBytes)}, so there is no room for this one. Delete earlier recordings on the Voice Input page, then try again.`,
    413,
  );

export const uploadReplaced = () =>
  refuse('upload_replaced', 'The same recording is being sent a second time. Wait for that.', 409);

const busy = (message: string) =>
  new AppError({ code: 'voice.busy', message, status: 429, retryAfterMs: voiceRetryAfterMs });

export const userIsBusy = () =>
  busy('Another recording of yours is being processed. Send this one when that is done.');

export const serverIsBusy = () =>
  busy('The server is busy with the recordings of others. Send this one in a few seconds.');
