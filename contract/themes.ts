import { z } from 'zod';
import { maxThemeNameLength } from './limits.ts';
import { isDotSegment } from './text.ts';
import { colorSchema, idSchema, instantSchema, labelSchema, originSchema, positionSchema } from './values.ts';
import { themeIcons } from './vocabularies.ts';

export const themeSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    icon: z.string().meta({ description: 'Older themes may have one that can no longer be chosen' }),
    color: colorSchema,
    origin: originSchema,
    position: z.number(),
    renamed_from: z.string().nullable().meta({
      description: 'The first name of a standard theme that was renamed, by which it is still filed into',
    }),
    created_at: instantSchema,
    updated_at: instantSchema,
    deleted_at: instantSchema.nullable(),
    revision: z.number().int(),
  })
  .meta({ ref: 'Theme' });
export type Theme = z.infer<typeof themeSchema>;

export const themeWithCountSchema = themeSchema
  .extend({ task_count: z.int() })
  .meta({ ref: 'ThemeWithCount' });
export type ThemeWithCount = z.infer<typeof themeWithCountSchema>;

export const overviewSchema = z
  .object({ inbox_count: z.int(), themes: z.array(themeWithCountSchema) })
  .meta({ ref: 'Overview' });
export type Overview = z.infer<typeof overviewSchema>;

export const newThemeSchema = z
  .object({
    id: idSchema.optional(),
    name: labelSchema(maxThemeNameLength).refine(
      (name) => !isDotSegment(name),
      'must not be . or .., which no address can end in',
    ),
    color: colorSchema.optional(),
    icon: z.enum(themeIcons, 'must be one of the icons that themes have').optional(),
  })
  .meta({ ref: 'NewTheme' });
export type NewTheme = z.infer<typeof newThemeSchema>;

export const themePatchSchema = newThemeSchema
  .omit({ id: true })
  .extend({
    position: positionSchema,
  })
  .partial()
  .meta({ ref: 'ThemePatch' });
export type ThemePatch = z.infer<typeof themePatchSchema>;
