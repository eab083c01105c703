import type { AudioFormat } from '../audio-format.ts';

export interface TranscriptionRequest {
  audio: Uint8Array;
  format: AudioFormat;
  /** Names that are likely to be said: themes, projects, people. */
  names: readonly string[];
  signal: AbortSignal;
}

/** A part of a transcription; times are from the beginning of the audio. */
export interface TranscribedPart {
  text: string;
  fromMs: number;
  toMs: number;
}

export interface Transcription {
  text: string;
  /** Words, or else longer parts; empty where the recogniser gives no times. */
  parts: readonly TranscribedPart[];
}

export interface TranscriberStatus {
  status: 'ready' | 'unreachable';
  detail: string;
}

/** Turns speech into text. */
export interface Transcriber {
  formats: readonly AudioFormat[];
  /** Throws TranscriberError when there is no answer. */
  transcribe: (request: TranscriptionRequest) => Promise<Transcription>;
  check: () => Promise<TranscriberStatus>;
}

/** Says in words for the user why a recogniser gave no answer. */
export class TranscriberError extends Error {}
