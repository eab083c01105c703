import { onTestFinished } from 'vitest';
import type { Config } from '../config/config.ts';
import type { VoiceLimits } from '../config/limits.ts';
import { writeWav } from '../features/voice/wav.ts';
import { startSpeechServer } from './speech-server.ts';
import { createSignedInApp } from './test-app.ts';

type Answer = Parameters<typeof startSpeechServer>[0];

/** Creates the test app with somebody signed in and with a speech server that gives these answers. */
export async function createSpeechApp(
  answer: Answer,
  { config, ...options }: { config?: Partial<Config>; voiceLimits?: VoiceLimits } = {},
) {
  const speech = await startSpeechServer(answer);
  onTestFinished(speech.close);
  const transcription = { baseUrl: speech.baseUrl, model: 'ears', apiKey: undefined };
  return { speech, ...(await createSignedInApp({ ...options, config: { transcription, ...config } })) };
}

/** Makes WAV with a tone that stands out like speech. */
export const makeTone = (seconds: number, rateHz = 16_000) =>
  writeWav({
    samples: Int16Array.from({ length: seconds * rateHz }, (_, i) => 8_000 * Math.sin(i / 10)),
    rateHz,
  });

/** Reads the status and the code of an error. */
export async function codeOf(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}
