import type { UnderstoodTask } from '#intake/types.ts';

/** `themeChosen`: by the person, so that the intake's confidence says nothing about it. */
export type AcceptedTask = UnderstoodTask & { themeChosen?: boolean };

/**
 * Where every task of a capture goes, whatever its text says; or the day (floating, without a time) that a text is
 * about which names no other.
 */
export type CapturePlace = { project_id: string } | { thread_id: string } | { due_date: string };

/** A capture as it was given, kept from the keystroke until it is in the database. */
export interface JournalEntry {
  id: string;
  text: string;
  context: string;
  captured_at: string;
  place?: CapturePlace;
  /** What the person was shown and accepted; without it the text is understood when it is stored. */
  understood?: AcceptedTask[];
}

const prefix = (accountId: string) => `heddle.capture.${accountId}.`;

/** Writes at once, so that a page that closes the next moment loses nothing; the database takes longer. */
export function keepInJournal(accountId: string, entry: JournalEntry): void {
  try {
    localStorage.setItem(prefix(accountId) + entry.id, JSON.stringify(entry));
  } catch {
    // Storage is full or switched off: the database alone must do.
  }
}

export function removeFromJournal(accountId: string, id: string): void {
  try {
    localStorage.removeItem(prefix(accountId) + id);
  } catch {
    // As above.
  }
}

/** What an earlier page did not get into the database, oldest first. */
export function readJournal(accountId: string): JournalEntry[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix(accountId)))
      .map((key): JournalEntry => JSON.parse(localStorage.getItem(key) ?? 'null'))
      .filter((entry) => typeof entry?.text === 'string' && typeof entry.id === 'string')
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  } catch {
    return [];
  }
}
