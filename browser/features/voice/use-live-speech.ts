import { useCallback, useEffect, useState } from 'react';
import { findRecognitionPlace, type RecognitionPlace } from '#browser/model/voice/speech-recognition.ts';
import { isBoolean, usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';

export interface LiveSpeech {
  /** Undefined until it is known, null where nothing can be recognised. */
  place: RecognitionPlace | null | undefined;
  /** Looks again where it is. */
  findPlace: () => Promise<RecognitionPlace | null>;
  /** Tells whether words may be recognised there while they are spoken. */
  isOnIn: (place: RecognitionPlace) => boolean;
  setOn: (isOn: boolean) => void;
}

/**
 * Returns whether words appear while they are spoken: at once where the sound stays on this device, and after the user has
 * turned it on where it does not.
 */
export function useLiveSpeech(): LiveSpeech {
  const { account } = useStore();
  // A yes to this device is no yes to the browser's maker, whose service may be all there is after a change of language.
  const [isOnHere, setOnHere] = usePersistedState(account.id, 'live-speech-device', true, isBoolean);
  const [isOnAway, setOnAway] = usePersistedState(account.id, 'live-speech-service', false, isBoolean);
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
    isOnIn: (place) => (place === 'device' ? isOnHere : place === 'service' && isOnAway),
    setOn: place === 'service' ? setOnAway : setOnHere,
  };
}
