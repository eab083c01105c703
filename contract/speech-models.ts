import { z } from 'zod';

const speechModelSchema = z
  .object({
    /** What the command and the API call it, such as `whisper-base`. */
    name: z.string(),
    /** For people. */
    label: z.string(),
    languages: z.string(),
    maker: z.string(),
    license: z.string(),
    /** Its publisher's own address. */
    address: z.string(),
    /** The size of the download. */
    bytes: z.int(),
    sha256: z.string(),
    is_installed: z.boolean(),
  })
  .meta({ ref: 'SpeechModel' });
export type SpeechModel = z.infer<typeof speechModelSchema>;

export const speechModelsSchema = z
  .object({
    /** The recommended one first. */
    models: z.array(speechModelSchema),
    /** Whether this request could install or remove one. */
    may_install: z.boolean(),
    /** The installation that runs. */
    running: z
      .object({
        name: z.string(),
        phase: z.enum(['downloading', 'unpacking']),
        received_bytes: z.int(),
        bytes: z.int(),
      })
      .nullable(),
    /** Why the last installation ended, unless it succeeded or was stopped. */
    failure: z.object({ name: z.string(), code: z.string(), message: z.string() }).nullable(),
    /** The variable by which the operator chose another recognizer, so that an installed model is not used. */
    overridden_by: z.enum(['TRANSCRIPTION_BASE_URL', 'SPEECH_MODEL_DIR']).nullable(),
  })
  .meta({ ref: 'SpeechModels' });
export type SpeechModels = z.infer<typeof speechModelsSchema>;
