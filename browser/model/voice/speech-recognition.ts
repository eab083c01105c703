/**
 * The part of the Web Speech API that is used here, which TypeScript does not describe.
 * https://webaudio.github.io/web-speech-api/
 */
export interface SpeechRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  /** Browsers that take no track listen to the microphone themselves. */
  start: (track?: MediaStreamTrack) => void;
  stop: () => void;
  abort: () => void;
}

export interface SpeechResultEvent extends Event {
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>;
}

export interface SpeechErrorEvent extends Event {
  error: string;
}

interface OnDeviceOptions {
  langs: string[];
  processLocally: true;
}

interface SpeechRecognitionClass {
  new (): SpeechRecognition;
  available?: (options: OnDeviceOptions) => Promise<string>;
  install?: (options: OnDeviceOptions) => Promise<boolean>;
}

declare global {
  interface Window {
    SpeechRecognition?: SpeechRecognitionClass;
    webkitSpeechRecognition?: SpeechRecognitionClass;
  }
}

/** Where the browser turns speech into words: on this device, there once it has downloaded a language, or at its maker. */
export type RecognitionPlace = 'device' | 'download' | 'service';

const getClass = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

const onDevice = (language: string): OnDeviceOptions => ({ langs: [language], processLocally: true });

/** Finds where speech in `language` (BCP 47) would be recognised, on this device if at all possible; null for nowhere. */
export async function findRecognitionPlace(language: string): Promise<RecognitionPlace | null> {
  const recognition = getClass();
  // On Android it takes the microphone away from the recording.
  if (!recognition || /Android/.test(navigator.userAgent)) return null;
  const availability = await recognition.available?.(onDevice(language)).catch(() => 'unavailable');
  if (availability === 'available') return 'device';
  return availability === 'downloadable' || availability === 'downloading' ? 'download' : 'service';
}

/** Downloads what recognising `language` on this device needs. Resolves with whether that worked. */
export async function downloadRecognition(language: string): Promise<boolean> {
  const done = getClass()?.install?.(onDevice(language));
  return (await done?.catch(() => false)) ?? false;
}

/** Creates a recogniser that goes on until it is stopped and tells words before it is sure of them. */
export function createRecognition(language: string, place: RecognitionPlace): SpeechRecognition {
  const Recognition = getClass();
  if (!Recognition) throw new Error('This browser recognises no speech');
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (place === 'device') recognition.processLocally = true;
  return recognition;
}
