import { uuidv7 } from 'uuidv7';
import { t } from '#browser/i18n/model.ts';
import { t as modelLaterTexts } from '#browser/i18n/model-later.ts';
import { getServerTime } from '#browser/server-clock.ts';
import type { Store } from '#browser/store/store.ts';
import type { NewNote, Note, NotePatch } from '#contract/notes.ts';
import { newNote } from '#domain/new-note.ts';

/** Creates a note and resolves with it when it is on this device's disk. Its id undoes the creation. */
export async function createNote(store: Store, note: Omit<NewNote, 'id'>): Promise<Note> {
  const now = new Date(getServerTime()).toISOString();
  const row = newNote(note, { id: uuidv7(), createdAt: now });
  await store.change({
    label: (row.url ? modelLaterTexts.saveNamed : modelLaterTexts.noteNamed)(row.title),
    method: 'POST',
    path: '/api/notes/',
    body: { ...note, id: row.id },
    edited_at: now,
    change_id: row.id,
    effects: [{ table: 'notes', id: row.id, set: row }],
  });
  return row;
}

/** Changes a note. Resolves with the id that undoes it. */
export async function updateNote(store: Store, note: Note, change: NotePatch): Promise<string> {
  return store.change({
    label: t.changeNamed(note.title),
    method: 'PUT',
    path: `/api/notes/${note.id}`,
    body: change,
    effects: [{ table: 'notes', id: note.id, set: { ...change, updated_at: new Date().toISOString() } }],
  });
}

/** Moves a note to the trash. Resolves with the id that undoes it. */
export async function deleteNote(store: Store, note: Note): Promise<string> {
  return store.change({
    label: t.deleteNamed(note.title),
    method: 'DELETE',
    path: `/api/notes/${note.id}`,
    effects: [{ table: 'notes', id: note.id, set: { deleted_at: new Date().toISOString() } }],
  });
}
