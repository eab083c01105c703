/**
 * The part of the Web Speech API in use, which TypeScript's DOM library lacks.
 * https://webaudio.github.io/web-speech-api/
 */
export interface SpeechRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  /** Browsers that do not support `track` open the microphone themselves. */
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

/** Where the browser recognizes speech: on this device, on this device after a download, or at a service of its maker. */
export type RecognitionPlace = 'device' | 'download' | 'service';

const getClass = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

const onDevice = (language: string): OnDeviceOptions => ({ langs: [language], processLocally: true });

/** Finds where speech in `language` (BCP 47) can be recognized, preferably on this device; null if nowhere. */
export async function findRecognitionPlace(language: string): Promise<RecognitionPlace | null> {
  const recognition = getClass();
  // On Android, recognition takes the microphone away from the recording.
  if (!recognition || /Android/.test(navigator.userAgent)) return null;
  const availability = await recognition.available?.(onDevice(language)).catch(() => 'unavailable');
  if (availability === 'available') return 'device';
  return availability === 'downloadable' || availability === 'downloading' ? 'download' : 'service';
}

/** Downloads the model for recognizing `language` on this device. Resolves with whether that worked. */
export async function downloadRecognition(language: string): Promise<boolean> {
  const done = getClass()?.install?.(onDevice(language));
  return (await done?.catch(() => false)) ?? false;
}

/** Creates a recognizer that runs until it is stopped, with interim results. */
export function createRecognition(language: string, place: RecognitionPlace): SpeechRecognition {
  const Recognition = getClass();
  if (!Recognition) throw new Error('This browser recognizes no speech');
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (place === 'device') recognition.processLocally = true;
  return recognition;
}
