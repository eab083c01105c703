import type { NewTheme, Theme } from '#contract/themes.ts';
import { type NewRow, newRow } from './new-row.ts';

/** Returns a new theme's whole row; `position` is its place among all themes, from 0. */
export const newTheme = (
  { name, icon = 'folder', color = '#64748B' }: NewTheme,
  { position, origin = 'user', ...row }: NewRow & { position: number; origin?: Theme['origin'] },
): Theme => ({ ...newRow(row), name, icon, color, origin, position });

/** Returns the position behind all `themes`. */
export const positionAfter = (themes: readonly Theme[]) =>
  Math.max(-1, ...themes.map(({ position }) => position)) + 1;
