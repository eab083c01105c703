import { t } from '#browser/i18n/model-later.ts';
import type { SystemStatus } from '#contract/language-models.ts';
import type { RecognitionPlace } from './speech-recognition.ts';

export type SpeechStatus = SystemStatus['whisper'];

/** Names what writes down speech; `name` is its provider and model, `why` the reason where nothing does. */
export type Listener =
  | { by: 'server' }
  | { by: 'provider'; name: string }
  | { by: 'browser'; place: RecognitionPlace }
  | { by: 'nobody'; why: string };

/**
 * Returns who will write down what is said: what the server offers, or else the browser, at `browser` where it is turned on.
 * Undefined while the server has not been asked and the browser does not listen.
 */
export function findListener({
  server,
  browser,
}: {
  server: SpeechStatus | undefined;
  browser: RecognitionPlace | null;
}): Listener | undefined {
  if (server?.status === 'ready')
    return server.by === 'provider' ? { by: 'provider', name: server.detail } : { by: 'server' };
  if (browser === 'device' || browser === 'service') return { by: 'browser', place: browser };
  return server && { by: 'nobody', why: explainNoListener(server) };
}

/** Says why the server transcribes nothing, without the words that only operators need. */
export function explainNoListener({ by, detail }: SpeechStatus): string {
  if (by === null) return t.nothingCanWriteDownWhat;
  if (by === 'provider') return detail;
  return t.speechRecognitionOnThisServer;
}
