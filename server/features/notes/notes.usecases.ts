import type { NewNote, Note, NotePatch } from '#contract/notes.ts';
import { newNote } from '#domain/new-note.ts';
import type { Edit } from '../../db/revision.ts';
import { createId } from '../../ids.ts';
import { noteNotFound } from './notes.errors.ts';
import type { NotesRepository } from './notes.repository.ts';

interface Context {
  notes: NotesRepository;
  userId: string;
}

interface Write extends Context {
  id: string;
  edit: Edit;
}

/** Oldest first. */
export async function listNotes({ notes, userId }: Context): Promise<Note[]> {
  return notes.list(userId);
}

export async function createNote({
  notes,
  userId,
  input,
  edit,
}: Context & { input: NewNote; edit: Edit }): Promise<Note> {
  const row = newNote(input, { id: input.id ?? createId(), createdAt: edit.editedAt.toISOString() });
  return notes.create(userId, row, edit);
}

export async function updateNote({
  notes,
  userId,
  id,
  input,
  edit,
}: Write & { input: NotePatch }): Promise<Note> {
  const changed = await notes.change(
    userId,
    id,
    (note) => {
      if (note.deleted_at) throw noteNotFound();
      return input as Partial<Note>;
    },
    edit,
  );
  if (!changed) throw noteNotFound();
  return changed;
}

/** Moves the note to the trash; a second time changes nothing. */
export async function deleteNote({ notes, userId, id, edit }: Write): Promise<Note> {
  return setDeleted({ notes, userId, id, edit, deleted_at: edit.editedAt.toISOString() });
}

export async function restoreNote({ notes, userId, id, edit }: Write): Promise<Note> {
  return setDeleted({ notes, userId, id, edit, deleted_at: null });
}

async function setDeleted({
  notes,
  userId,
  id,
  edit,
  deleted_at,
}: Write & { deleted_at: string | null }): Promise<Note> {
  const changed = await notes.change(
    userId,
    id,
    (note) => ((note.deleted_at === null) === (deleted_at === null) ? {} : { deleted_at }),
    edit,
  );
  if (!changed || (deleted_at === null && changed.deleted_at)) throw noteNotFound();
  return changed;
}
