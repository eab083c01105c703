/** A recording without its sound. */
export interface StoredRecording {
  id: string;
  recorded_at: string;
  duration_ms: number;
  /** `wav`, `webm` and so on. */
  format: string;
  audio_bytes: number;
  /** Null until the recognizer has answered. */
  transcription: string | null;
  /** Pieces of the transcription with their times in milliseconds, as the recognizer gave them. */
  parts: { text: string; fromMs: number; toMs: number }[];
  /** The capture that the transcription became last. */
  capture_id: string | null;
  created_at: string;
}
