import type { LocalizedText } from '../../../texts.ts';
import type { AudioFormat } from '../audio-format.ts';

export interface TranscriptionRequest {
  audio: Uint8Array;
  format: AudioFormat;
  /** Names that are likely to occur: themes, projects, people. */
  names: readonly string[];
  signal: AbortSignal;
}

/** A part of a transcription, with times from the start of the audio. */
export interface TranscribedPart {
  text: string;
  fromMs: number;
  toMs: number;
}

export interface Transcription {
  text: string;
  /** Words, or else longer segments; empty if the recognizer gives no timestamps. */
  parts: readonly TranscribedPart[];
}

export interface TranscriberStatus {
  status: 'ready' | 'unreachable';
  /** Says what the recognizer is, or what is wrong with it. */
  say: LocalizedText;
}

/** Turns speech into text. */
export interface Transcriber {
  formats: readonly AudioFormat[];
  /** Throws TranscriberError if the recognizer fails. */
  transcribe: (request: TranscriptionRequest) => Promise<Transcription>;
  check: () => Promise<TranscriberStatus>;
}

/** Thrown when a recognizer fails, with a message for the user. */
export class TranscriberError extends Error {}
