import type { Note } from '#contract/notes.ts';
import { createNamedRowRepository } from '../../db/named-row-repository.ts';
import type { Store } from '../../db/revision.ts';

export type NotesRepository = ReturnType<typeof createNotesRepository>;

export function createNotesRepository(store: Store) {
  return createNamedRowRepository<Note>(store, {
    table: 'notes',
  });
}
