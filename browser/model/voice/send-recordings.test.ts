import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '#browser/api-client.ts';
import { createKnownStatus, toOutcome } from './send-recordings.ts';

const refusal = (status: number, code = `http.${status}`, message = '') =>
  new ApiError({ status, code, message });

it.each([
  ['the network is gone', new NetworkError('gone')],
  ['a proxy cannot reach the server', refusal(502)],
  ['the server is restarting', refusal(503)],
  ['the server no longer has the audio', refusal(404, 'voice.not_found')],
  ['another attempt is still running', refusal(409, 'voice.upload_replaced')],
])('sends a recording again when %s', (_when, error) => {
  expect(toOutcome(error)).toEqual({ kind: 'waiting', for: 'network' });
});

it.each([
  [5_000, 5_000],
  [3_600_000, 60_000],
])('waits for a busy server for %i ms, at most a minute', (retryAfterMs, waitedMs) => {
  const busy = new ApiError({ status: 429, code: 'voice.busy', message: '', retryAfterMs });
  expect(toOutcome(busy)).toEqual({ kind: 'waiting', for: 'server', retryAfterMs: waitedMs });
});

it('waits when the transcriber was removed since it was asked for', () => {
  expect(toOutcome(refusal(503, 'voice.no_transcriber', 'Set TRANSCRIPTION_URL.'))).toEqual({
    kind: 'waiting',
    for: 'transcriber',
    detail: 'Set TRANSCRIPTION_URL.',
  });
});

it.each([
  [422, 'voice.no_speech'],
  [413, 'voice.too_long'],
  [413, 'voice.quota_exceeded'],
  [502, 'voice.not_transcribed'],
  [500, 'internal'],
])('leaves it to the user after %i %s', (status, code) => {
  expect(toOutcome(refusal(status, code, 'Why.'))).toEqual({ kind: 'failed', problem: 'Why.' });
});

it('waits for the next sign-in', () => {
  expect(toOutcome(refusal(401))).toEqual({ kind: 'signed out' });
});

it('asks who transcribes once for all recordings while something does, and again after a failure', async () => {
  const answers = ['not_configured', 'ready', 'ready'] as const;
  let asked = 0;
  const status = createKnownStatus(async () => ({
    status: answers[asked++] ?? 'ready',
    detail: '',
    by: 'server',
  }));
  const read = async () => (await status.read()).status;
  expect([await read(), await read(), await read(), asked]).toEqual(['not_configured', 'ready', 'ready', 2]);
  status.forget();
  expect([await read(), asked]).toEqual(['ready', 3]);
});
