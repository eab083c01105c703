import type { NewTheme, Theme } from '#contract/themes.ts';
import { type NewRow, newRow } from './new-row.ts';

/** Returns a new theme's whole row; `position` is its place among all themes, from 0. */
export const newTheme = (
  { name, icon = 'folder', color = '#64748B' }: NewTheme,
  { position, origin = 'user', ...row }: NewRow & { position: number; origin?: Theme['origin'] },
): Theme => ({ ...newRow(row), name, icon, color, origin, position, renamed_from: null });

/** Returns the name of the standard theme that a theme is, whatever it is called now; null for other themes. */
export const standardNameOf = ({
  name,
  origin,
  renamed_from,
}: Pick<Theme, 'name' | 'origin' | 'renamed_from'>): string | null =>
  origin === 'standard' ? (renamed_from ?? name) : null;

/** Returns the present names of the standard themes that were renamed, by their first names. */
export const renamedThemes = (themes: readonly Theme[]): Record<string, string> =>
  Object.fromEntries(
    themes.flatMap((theme) => (theme.renamed_from === null ? [] : [[theme.renamed_from, theme.name]])),
  );

/** Returns the fields that renaming a theme sets. */
export const renamedFields = (theme: Theme, name: string): Pick<Theme, 'name' | 'renamed_from'> => ({
  name,
  renamed_from: name === theme.name ? theme.renamed_from : standardNameOf(theme),
});

/** Returns the position behind all `themes`. */
export const positionAfter = (themes: readonly Theme[]) =>
  Math.max(-1, ...themes.map(({ position }) => position)) + 1;
