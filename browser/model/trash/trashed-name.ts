import { themeName } from '#browser/model/themes/theme-name.ts';
import type { TrashTable } from '#contract/synced-kinds.ts';
import type { Trash } from '#contract/trash.ts';

/** Returns what a deleted row is called on screen. */
export const trashedName = (row: Trash[TrashTable][number]): string =>
  'title' in row ? row.title : 'origin' in row ? themeName(row) : row.name;
