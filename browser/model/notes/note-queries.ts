import type { Note } from '#contract/notes.ts';
import { fold } from '#domain/filter/fold.ts';

/** Returns the address of a note on its page, where it is open; that of the page for undefined. */
export const noteHref = (note?: Pick<Note, 'id'>): string => (note ? `/notes?note=${note.id}` : '/notes');

const folded = new WeakMap<Note, { title: string; all: string }>();

function foldNote(note: Note): { title: string; all: string } {
  const known = folded.get(note);
  if (known) return known;
  const title = fold(note.title);
  const made = { title, all: `${title}\n${fold(note.body)}\n${fold(note.url ?? '')}` };
  folded.set(note, made);
  return made;
}

/** Returns the notes and links with all folded words in title, text or address: those with all in the title first. */
export function findNotes(notes: readonly Note[], words: readonly string[]): readonly Note[] {
  if (words.length === 0) return [];
  const found = notes.filter((note) => words.every((word) => foldNote(note).all.includes(word)));
  const inTitle = (note: Note) => words.every((word) => foldNote(note).title.includes(word));
  return [...found.filter(inTitle), ...found.filter((note) => !inTitle(note))];
}
