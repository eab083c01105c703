import type { Priority } from '#contract/vocabularies.ts';
import type { UnderstoodTask } from '#intake/types.ts';

export type AcceptedTask = UnderstoodTask & {
  /** Tasks found in its text, which it offers. */
  suggestions?: readonly AcceptedTask[];
};

/**
 * Where all tasks of a capture go, whatever the text says; or the theme, or the day (floating, without a time), for a text
 * that names no other; or tags that all tasks get besides their own, and a priority for a text that names none.
 */
export type CapturePlace =
  | { theme_id: string | null }
  | { project_id: string }
  | { thread_id: string }
  | { due_date: string }
  | { tags?: string[]; priority?: Priority };

/** A capture as submitted, kept until it is in the database. */
export interface JournalEntry {
  id: string;
  text: string;
  context: string;
  captured_at: string;
  place?: CapturePlace;
  /** The tasks the user saw and accepted; without them the text is parsed when it is stored. */
  understood?: AcceptedTask[];
}

const prefix = (accountId: string) => `heddle.capture.${accountId}.`;

/** Writes synchronously, so that closing the page right away loses nothing; the database takes longer. */
export function keepInJournal(accountId: string, entry: JournalEntry): void {
  try {
    localStorage.setItem(prefix(accountId) + entry.id, JSON.stringify(entry));
  } catch {
    // Storage is full or disabled, so only the database keeps the capture.
  }
}

export function removeFromJournal(accountId: string, id: string): void {
  try {
    localStorage.removeItem(prefix(accountId) + id);
  } catch {
    // As above.
  }
}

/** Returns captures an earlier page load did not store in the database, oldest first. */
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
