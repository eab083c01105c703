import { useCallback, useEffect, useState } from 'react';
import { findRecognitionPlace, type RecognitionPlace } from '#browser/model/voice/speech-recognition.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';

export interface LiveSpeech {
  /** Undefined until it is known, null if this browser cannot recognize speech. */
  place: RecognitionPlace | null | undefined;
  /** Detects the place again. */
  findPlace: () => Promise<RecognitionPlace | null>;
  /** Returns whether live speech is turned on for that place. */
  isOnFor: (place: RecognitionPlace) => boolean;
  setOn: (isOn: boolean) => void;
}

/**
 * Returns where the browser recognizes speech, and whether the user wants it there: by default only where the sound stays on this
 * device.
 */
export function useLiveSpeech(): LiveSpeech {
  const { account } = useStore();
  // Two settings, because a change of language may leave only the service, and consent to the device does not extend to that.
  const [isOnDevice, setOnDevice] = usePersistedState(account.id, 'live-speech-device', true, isBoolean);
  const [isOnService, setOnService] = usePersistedState(account.id, 'live-speech-service', false, isBoolean);
  const [place, setPlace] = useState<RecognitionPlace | null>();
  const findPlace = useCallback(async () => {
    const found = await findRecognitionPlace(navigator.language);
    setPlace(found);
    return found;
  }, []);
  useEffect(() => void findPlace(), [findPlace]);
  return {
    place,
    findPlace,
    isOnFor: (place) => (place === 'device' ? isOnDevice : place === 'service' && isOnService),
    setOn: place === 'service' ? setOnService : setOnDevice,
  };
}
