import { z } from 'zod';
import { maxTextLength } from './limits.ts';
import { givenInstantSchema, idSchema, instantSchema, prioritySchema, textSchema } from './values.ts';

/** A recording to make tasks of. */
export const newRecordingSchema = z
  .object({
    /** Made by the device; the same one again changes nothing and answers the same. */
    id: idSchema.optional(),
    /** Base64: WAV with 16-bit PCM, or WebM, Ogg, MP4 or MP3 where the recogniser takes it. */
    audio_data: z.string().min(1, 'must not be empty'),
    /** Seconds. */
    duration: z.number().min(0).optional(),
    /** When it was recorded. */
    timestamp: givenInstantSchema.optional(),
    /** What a recogniser on the device heard. Without it, the server's recogniser transcribes. */
    transcription: textSchema(maxTextLength).trim().min(1, 'must not be empty').optional(),
  })
  .meta({ ref: 'NewRecording' });
export type NewRecording = z.infer<typeof newRecordingSchema>;

/** A task made of a recording, as it stands now. */
const recordedTaskSchema = z.object({
  id: idSchema,
  title: z.string(),
  priority: prioritySchema.nullable(),
  description: z.string(),
  auto_tags: z.array(z.string()),
  /** Where its words begin in the recording, in milliseconds; null where the recogniser gives no times. */
  starts_at_ms: z.int().nullable(),
});

/** A recording, its transcription and what came of it. */
export const recordingSchema = z
  .object({
    id: idSchema,
    recorded_at: instantSchema,
    duration_ms: z.int(),
    has_audio: z.boolean(),
    voice_entry: z.object({ transcription: z.string(), tags: z.array(z.string()) }),
    analysis: z.object({
      /** Name of the theme that most of its tasks have. */
      detected_context: z.string(),
      /** How sure the themes are, 0..1: the lowest of its tasks. */
      confidence_score: z.number(),
      reasoning: z.string(),
    }),
    created_tasks: z.array(recordedTaskSchema),
    summary: z.object({ primary_tags: z.array(z.string()) }),
    /** The id under which everything that was made of it last is undone together. */
    change_id: idSchema,
  })
  .meta({ ref: 'Recording' });
export type Recording = z.infer<typeof recordingSchema>;

/** A recording as it is exported. */
export const recordingTextSchema = z
  .object({
    id: idSchema,
    recorded_at: instantSchema,
    duration_ms: z.int(),
    transcription: z.string(),
    capture_id: idSchema.nullable(),
  })
  .meta({ ref: 'RecordingText' });
export type RecordingText = z.infer<typeof recordingTextSchema>;

export const transcriptionInputSchema = z
  .object({ transcription: textSchema(maxTextLength).trim().min(1, 'must not be empty') })
  .meta({ ref: 'TranscriptionInput' });
