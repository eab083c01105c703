import { z } from 'zod';
import { maxTextLength } from './limits.ts';
import { taskSchema } from './tasks.ts';
import { givenInstantSchema, idSchema, instantSchema, prioritySchema, textSchema } from './values.ts';

/** A recording to make tasks of. */
export const newRecordingSchema = z
  .object({
    /** Made by the device, so that the request is idempotent. */
    id: idSchema.optional(),
    /** Base64: WAV with 16-bit PCM, or WebM, Ogg, MP4 or MP3 if the recognizer supports it. */
    audio_data: z.string().min(1, 'must not be empty'),
    /** Seconds. */
    duration: z.number().min(0).optional(),
    /** When it was recorded. */
    timestamp: givenInstantSchema.optional(),
    /** The transcription by a recognizer on the device. Without it, the server's recognizer transcribes. */
    transcription: textSchema(maxTextLength).trim().min(1, 'must not be empty').optional(),
  })
  .meta({ ref: 'NewRecording' });
export type NewRecording = z.infer<typeof newRecordingSchema>;

/** Says when the audio of an upload was recorded. */
export const audioQuerySchema = z.object({ timestamp: givenInstantSchema.optional() });

/** A recording that is stored, to make tasks of. */
export const processingSchema = newRecordingSchema
  .pick({ transcription: true })
  .meta({ ref: 'RecordingProcessing' });

/** How much the audio of a user takes, and how much it may take. */
export const recordingUsageSchema = z
  .object({ used_bytes: z.int(), max_bytes: z.int() })
  .meta({ ref: 'RecordingUsage' });
export type RecordingUsage = z.infer<typeof recordingUsageSchema>;

/** A task made of a recording, as it is now. */
const recordedTaskSchema = z.object({
  id: idSchema,
  title: z.string(),
  priority: prioritySchema.nullable(),
  description: z.string(),
  auto_tags: z.array(z.string()),
  /** Tasks found in its notes, which it offers. */
  suggestions: taskSchema.shape.suggestions,
  /** Where its words start in the recording, in milliseconds; null if the recognizer gives no timestamps. */
  starts_at_ms: z.int().nullable(),
});

/** A recording with its transcription and its tasks. */
export const recordingSchema = z
  .object({
    id: idSchema,
    recorded_at: instantSchema,
    duration_ms: z.int(),
    has_audio: z.boolean(),
    voice_entry: z.object({ transcription: z.string(), tags: z.array(z.string()) }),
    analysis: z.object({
      /** The name of the most frequent theme of its tasks. */
      detected_context: z.string(),
      /** The lowest confidence of its tasks' themes, from 0 to 1. */
      confidence_score: z.number(),
      reasoning: z.string(),
    }),
    created_tasks: z.array(recordedTaskSchema),
    summary: z.object({ primary_tags: z.array(z.string()) }),
    /** The change id of the tasks that were last made of it, so that one undo reverts them all. */
    change_id: idSchema,
  })
  .meta({ ref: 'Recording' });
export type Recording = z.infer<typeof recordingSchema>;

/** A recording in an export. */
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
  .object({
    transcription: textSchema(maxTextLength).trim().min(1, 'must not be empty'),
    /** Made by the device, so that the request is idempotent; the change id of the new tasks. */
    change_id: idSchema.optional(),
  })
  .meta({ ref: 'TranscriptionInput' });
