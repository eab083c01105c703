import { useCallback, useEffect, useState } from 'react';
import { findRecognitionPlace, type RecognitionPlace } from '#browser/model/voice/speech-recognition.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
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

const isChoice = (value: unknown): value is boolean | null => value === null || typeof value === 'boolean';

/**
 * Returns whether words appear while they are spoken: at once where the sound stays on this device, and after the user has
 * turned it on where it does not.
 */
export function useLiveSpeech(): LiveSpeech {
  const { account } = useStore();
  const [choice, setOn] = usePersistedState<boolean | null>(account.id, 'live-speech', null, isChoice);
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
    isOnIn: (place) => place !== 'download' && (choice ?? place === 'device'),
    setOn,
  };
}
