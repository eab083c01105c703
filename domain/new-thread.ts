import type { NewThread, Thread } from '#contract/threads.ts';
import { type NewRow, newRow } from './new-row.ts';

/** Returns a new thread's whole row. */
export const newThread = ({ title, theme_id }: NewThread, row: NewRow): Thread => ({
  ...newRow(row),
  theme_id,
  title,
  origin: 'user',
  closed_at: null,
});
