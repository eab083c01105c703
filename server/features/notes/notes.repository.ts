import type { Note } from '#contract/notes.ts';
import { createNamedRows } from '../../db/named-rows.ts';
import type { Store } from '../../db/revision.ts';

export type NotesRepository = ReturnType<typeof createNotesRepository>;

export function createNotesRepository(store: Store) {
  return createNamedRows<Note>(store, {
    table: 'notes',
    entity: 'note',
    columns: ['id', 'title', 'body', 'url', 'created_at', 'updated_at', 'deleted_at', 'revision'],
  });
}
