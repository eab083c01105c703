import { readSystemStatus } from '#browser/model/language-models/provider-calls.ts';
import { findListener, type Listener } from '#browser/model/voice/find-listener.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import type { LiveSpeech } from './use-live-speech.ts';

/** Returns who will write down what is said; undefined until that is known. */
export function useListener({ place, isOnFor }: LiveSpeech): Listener | undefined {
  const { data } = useServerData(readSystemStatus);
  return findListener({ server: data?.whisper, browser: place && isOnFor(place) ? place : null });
}

/** Returns whether the server can transcribe a recording; undefined until it has answered. */
export function useCanTranscribe(): boolean | undefined {
  const { data } = useServerData(readSystemStatus);
  return data && data.whisper.status === 'ready';
}
