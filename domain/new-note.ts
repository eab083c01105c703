import type { NewNote, Note } from '#contract/notes.ts';
import { type NewRow, newRow } from './new-row.ts';

/** Returns a new note's whole row. */
export const newNote = ({ title, body = '', url = null }: NewNote, row: NewRow): Note => ({
  ...newRow(row),
  title,
  body,
  url,
});
