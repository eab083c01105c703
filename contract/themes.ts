import { z } from 'zod';
import { colorSchema, idSchema, instantSchema, nameSchema, originSchema } from './values.ts';

/** The themes everybody starts with, in their order. The Inbox is not one: it is a task without theme. */
export const standardThemes = [
  { name: 'Health', icon: 'heart-pulse', color: '#2E8B57' },
  { name: 'Work', icon: 'briefcase', color: '#2563EB' },
  { name: 'Personal', icon: 'user', color: '#8B3FD1' },
  { name: 'Shopping', icon: 'shopping-bag', color: '#D9660B' },
  { name: 'Finance', icon: 'wallet', color: '#0F766E' },
  { name: 'Learning', icon: 'book-open', color: '#4F46E5' },
] as const;

export const themeSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    icon: z.string(),
    color: colorSchema,
    origin: originSchema,
    position: z.number(),
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
    name: nameSchema(60),
    color: colorSchema.optional(),
    icon: nameSchema(40).optional(),
  })
  .meta({ ref: 'NewTheme' });
export type NewTheme = z.infer<typeof newThemeSchema>;

export const themePatchSchema = newThemeSchema.omit({ id: true }).partial().meta({ ref: 'ThemePatch' });
export type ThemePatch = z.infer<typeof themePatchSchema>;
