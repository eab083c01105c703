import { uuidv7 } from 'uuidv7';
import type { NewOutboxEntry } from './outbox.ts';

/**
 * Effects of a change from which on it is neither journaled nor remembered in memory: writing it down would be felt,
 * leaving the page asks first, and its record is read from the disk.
 */
export const largeFrom = 500;

/**
 * Changes from the moment they are shown until they are on the disk: a page that is left in between has written them
 * down, and the next one brings them into the database.
 */
export function createChangeJournal(accountId: string) {
  const prefix = `heddle.change.${accountId}.`;

  function remove(id: string): void {
    try {
      localStorage.removeItem(prefix + id);
    } catch {
      // Nothing was written either.
    }
  }

  function journaledKeys(): string[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .sort();
    } catch {
      return [];
    }
  }

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

    remove,

    /**
     * Writes what earlier pages did not get into the database, and what other tabs are about to, oldest first. What
     * cannot be read or written stays for another time, and holds up nothing else.
     */
    async recover(write: (entries: readonly NewOutboxEntry[], id: string) => Promise<void>): Promise<void> {
      for (const key of journaledKeys()) {
        const id = key.slice(prefix.length);
        try {
          const entries: NewOutboxEntry[] | null = JSON.parse(localStorage.getItem(key) ?? 'null');
          if (entries) await write(entries, id);
          remove(id);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
