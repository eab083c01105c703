import { type Note, noteSchema } from '#contract/notes.ts';
import { createNamedRows } from '../../db/named-rows.ts';
import type { Store } from '../../db/revision.ts';

export type NotesRepository = ReturnType<typeof createNotesRepository>;

export function createNotesRepository(store: Store) {
  return createNamedRows<Note>(store, {
    table: 'notes',
    entity: 'note',
    columns: noteSchema.keyof().options,
  });
}
