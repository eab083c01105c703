import { z } from 'zod';
import { timerSettingValues } from './focus.ts';
import { maxDailyModelTokens, minDailyModelTokens } from './language-model-limits.ts';
import {
  maxDayStartHour,
  maxDismissedReminders,
  maxFilterLength,
  maxFilterNameLength,
  maxHiddenThemes,
  maxOwnExercises,
  maxPlannedMinutes,
  maxReminderIdLength,
  maxSavedFilters,
  maxTagColors,
  maxTagLength,
  recordingRetentionBounds,
} from './limits.ts';
import { ownExerciseSchema } from './mindfulness.ts';
import {
  colorSchema,
  givenInstantSchema,
  idSchema,
  instantSchema,
  nameSchema,
  timeOfDaySchema,
} from './values.ts';
import {
  appearances,
  chimeNames,
  densities,
  digestChannels,
  hourCycles,
  languages,
  mcpAccesses,
  toolPaths,
  weekdays,
  weekStarts,
} from './vocabularies.ts';

const savedFilterSchema = z
  .object({ id: idSchema, name: nameSchema(maxFilterNameLength), query: nameSchema(maxFilterLength) })
  .meta({ ref: 'SavedFilter' });
export type SavedFilter = z.infer<typeof savedFilterSchema>;

const hourSchema = z.int().min(0).max(23);

/** Settings of a user with their values. One that was never set is absent and has its default. */
export const settingValues = {
  /** Instant before which everything the intake learned from the user is forgotten. */
  intake_reset_at: givenInstantSchema.nullable(),
  /** Light, dark, or like the device. */
  appearance: z.enum(appearances),
  /** The language of screens, mails and notifications; `automatic` is the browser's, and English on the server. */
  language: z.enum(['automatic', ...languages]),
  /** How much room the rows of lists take where a mouse presses them. */
  density: z.enum(densities),
  /** The first day of a week in calendars; by default that of the browser's region. */
  week_start: z.enum(weekStarts),
  /** Whether times of day have 12 hours or 24; `automatic` is as in the browser's region, and 24 on the server. */
  hour_cycle: z.enum(['automatic', ...hourCycles]),
  /** Hours that "in the morning", "at lunchtime", "in the afternoon" and "tonight" mean in what is captured. */
  times_of_day: z.object({
    morning: hourSchema,
    noon: hourSchema,
    afternoon: hourSchema,
    evening: hourSchema,
  }),
  /** Turns shortcuts of a single key, such as `q` and `j`, on or off. */
  shortcuts: z.boolean(),
  /** When the user last finished a weekly review. */
  last_review_at: givenInstantSchema.nullable(),
  /** Holds reminders back from one time of day to the other, in the user's time zone; they are sent together afterwards. */
  quiet_hours: z.object({ from: timeOfDaySchema, to: timeOfDaySchema }).nullable(),
  /** Sounds when a reminder rings in an open page. */
  reminder_chime: z.enum(chimeNames),
  /** Reminders that were dismissed, as task@moment; they ring on no device any more. The latest are last. */
  dismissed_reminders: z.array(z.string().max(maxReminderIdLength)).max(maxDismissedReminders),
  /** Mails reminders as well. */
  reminder_mail: z.boolean(),
  /** Sends once a day what is due. */
  daily_digest: z.object({ by: z.enum(digestChannels), at: timeOfDaySchema }).nullable(),
  /** Saved filters, in the order of the rail. */
  saved_filters: z.array(savedFilterSchema).max(maxSavedFilters),
  /** Colors of tags, by their names in lower case. */
  tag_colors: z
    .record(nameSchema(2 * maxTagLength), colorSchema)
    .refine(
      (colors) => Object.keys(colors).length <= maxTagColors,
      `must have at most ${maxTagColors} colors`,
    ),
  /** Breathing exercises of the user's own, oldest first. */
  own_exercises: z.array(ownExerciseSchema).max(maxOwnExercises),
  /** Soft sounds that say when to breathe in, hold and breathe out. */
  breath_sounds: z.boolean(),
  /** Vibration that says the same, on devices that can. */
  breath_vibration: z.boolean(),
  /** Hour at which a day of mindfulness begins; what is done before it counts for the day before. */
  day_start_hour: z.number().int().min(0).max(maxDayStartHour),
  /** Shows how many days in a row something was done. */
  streaks: z.boolean(),
  /** Shows on home what can be done first; off once that was dismissed or is no longer new. */
  first_steps: z.boolean(),
  /** Lets the active language model refine what the intake made of a capture. */
  refine_captures: z.boolean(),
  /** Asks the user's further language models, in the order they were added, when the active one fails. */
  model_fallback: z.boolean(),
  /** Tokens that language models may use in a day, by UTC; null for no limit. */
  daily_model_tokens: z.int().min(minDailyModelTokens).max(maxDailyModelTokens).nullable(),
  /** Days for which recordings are kept; 0 deletes them once there are tasks. */
  recording_retention_days: z.int().min(recordingRetentionBounds.min).max(recordingRetentionBounds.max),
  /** Minutes set aside for tasks on each weekday, which plans fill. */
  planned_minutes: z.record(z.enum(weekdays), z.int().min(0).max(maxPlannedMinutes)),
  /** Pages that the sidebar leaves out. */
  hidden_pages: z.array(z.enum(toolPaths)).max(toolPaths.length),
  /** Themes that the sidebar leaves out. */
  hidden_themes: z.array(idSchema).max(maxHiddenThemes),
  /** Lets AI clients with an access token read, or read and change, over the Model Context Protocol. */
  mcp_access: z.enum(mcpAccesses),
  ...timerSettingValues,
} as const;

export type SettingId = keyof typeof settingValues;
export type SettingValue<Id extends SettingId> = z.infer<(typeof settingValues)[Id]>;

export const settingIdSchema = z.enum(Object.keys(settingValues) as [SettingId, ...SettingId[]]);

const jsonSchema = z.json().register(z.globalRegistry, { id: 'Json' });

export const settingSchema = z
  .object({
    id: z.string().meta({ examples: Object.keys(settingValues) }),
    value: jsonSchema,
    updated_at: instantSchema,
    revision: z.number().int(),
  })
  .meta({ ref: 'Setting' });
export type Setting = z.infer<typeof settingSchema>;

export const newSettingSchema = z
  .object({ value: z.unknown().refine((value) => value !== undefined, 'is missing') })
  .meta({ ref: 'NewSetting' });
