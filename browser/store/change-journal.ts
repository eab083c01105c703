import { uuidv7 } from 'uuidv7';
import type { NewOutboxEntry } from './outbox.ts';

/** Effects of a change from which on it is not journaled: writing it down would be felt, and leaving asks first. */
const largeFrom = 500;

export interface JournaledChange {
  id: string;
  entries: NewOutboxEntry[];
}

/**
 * Changes from the moment they are shown until they are on the disk: a page that is left in between has written them
 * down, and the next one brings them into the database.
 */
export function createChangeJournal(accountId: string) {
  const prefix = `heddle.change.${accountId}.`;
  return {
    /** Writes at once. Where storage is full or switched off, the database alone must do. */
    keep(entries: readonly NewOutboxEntry[]): string {
      const id = uuidv7();
      const effects = entries.reduce((count, entry) => count + entry.effects.length, 0);
      try {
        if (effects < largeFrom) localStorage.setItem(prefix + id, JSON.stringify(entries));
      } catch {
        // See above.
      }
      return id;
    },

    remove(id: string): void {
      try {
        localStorage.removeItem(prefix + id);
      } catch {
        // Nothing was written either.
      }
    },

    /** What earlier pages did not get into the database, and what other tabs are about to, oldest first. */
    read(): JournaledChange[] {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix))
          .sort()
          .flatMap((key) => {
            const entries: NewOutboxEntry[] | null = JSON.parse(localStorage.getItem(key) ?? 'null');
            return entries ? [{ id: key.slice(prefix.length), entries }] : [];
          });
      } catch {
        return [];
      }
    },
  };
}
