import { z } from 'zod';
import { maxFilterLength, maxFilterName, maxSavedFilters } from './limits.ts';
import { givenInstantSchema, idSchema, instantSchema, nameSchema } from './values.ts';
import { appearances, weekStarts } from './vocabularies.ts';

const savedFilterSchema = z
  .object({ id: idSchema, name: nameSchema(maxFilterName), query: nameSchema(maxFilterLength) })
  .meta({ ref: 'SavedFilter' });
export type SavedFilter = z.infer<typeof savedFilterSchema>;

/** Every setting a person has, and what it takes. One that was never set is absent and has its default. */
export const settingValues = {
  /** What the intake learned from the person before this instant is forgotten. */
  intake_reset_at: givenInstantSchema.nullable(),
  /** Light, dark, or as the device is. */
  appearance: z.enum(appearances),
  /** The first day of a week in calendars; by default that of the browser's region. */
  week_start: z.enum(weekStarts),
  /** Whether single keys such as `q` and `j` do something. */
  shortcuts: z.boolean(),
  /** Filters with a name, in the order of the rail. */
  saved_filters: z.array(savedFilterSchema).max(maxSavedFilters),
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
