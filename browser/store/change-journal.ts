import { uuidv7 } from 'uuidv7';
import { largeChangeEffects } from '#browser/limits.ts';
import type { NewOutboxEntry } from './outbox.ts';

/**
 * A write-ahead journal in localStorage: it holds a change from the moment it is shown until it is in the database.
 * When a page is left in between, the next one recovers the change from here.
 */
export function createChangeJournal(accountId: string) {
  const prefix = `heddle.change.${accountId}.`;

  function remove(id: string): void {
    try {
      localStorage.removeItem(prefix + id);
    } catch {
      // Where storage cannot be used, nothing was journaled either.
    }
  }

  function listKeys(): string[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .sort();
    } catch {
      return [];
    }
  }

  return {
    /** Journals a change and returns its id there. Large changes are not journaled. */
    add(entries: readonly NewOutboxEntry[]): string {
      const id = uuidv7();
      const effectCount = entries.reduce((count, entry) => count + entry.effects.length, 0);
      try {
        if (effectCount < largeChangeEffects) localStorage.setItem(prefix + id, JSON.stringify(entries));
      } catch {
        // Where storage is full or switched off, the database alone must do.
      }
      return id;
    },

    remove,

    /**
     * Hands to `write`, oldest first, what earlier pages did not get into the database and what other tabs are about
     * to write. A change that cannot be read or written stays for the next start and does not hold up the others.
     */
    async recover(write: (entries: readonly NewOutboxEntry[], id: string) => Promise<void>): Promise<void> {
      for (const key of listKeys()) {
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
