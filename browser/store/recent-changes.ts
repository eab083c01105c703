import { largeChangeEffects, maxRecentChanges } from '#browser/limits.ts';
import type { Activity } from '#contract/activity.ts';
import type { RowsByTable } from './base-rows.ts';
import { applyEffects, type NewOutboxEntry } from './outbox.ts';
import { getCollection, isShownTable, type Replica } from './replica.ts';

/**
 * Holds the activity records of this tab's latest changes from the moment they are shown, so that they can be undone
 * before they are on the disk.
 */
export function createRecentChanges(replica: Replica) {
  /** By change id; null for a large change, whose records are read from the disk. */
  const records = new Map<string, Map<string, Activity> | null>();

  return {
    /** Call this before the change is shown: the values before it are taken from the replica. */
    add(changeId: string, entries: readonly NewOutboxEntry[]): void {
      const effects = entries.flatMap((entry) => entry.effects);
      const known = records.get(changeId);
      records.delete(changeId);
      if (effects.length >= largeChangeEffects || known === null) records.set(changeId, null);
      else {
        const rows: RowsByTable = new Map();
        for (const { table, id } of effects) {
          const row = isShownTable(table) ? getCollection(replica, table).get(id) : undefined;
          const tableRows = rows.get(table) ?? new Map();
          if (row) tableRows.set(id, { ...row });
          rows.set(table, tableRows);
        }
        const activity = entries.flatMap((entry) => (entry.erases ? [] : applyEffects(rows, entry).activity));
        records.set(changeId, new Map([...(known ?? []), ...activity.map((one) => [one.id, one] as const)]));
      }
      for (const oldest of [...records.keys()].slice(0, -maxRecentChanges)) records.delete(oldest);
    },

    /** Returns undefined where the records are only on the disk. */
    getActivity: (changeId: string): Activity[] | undefined => {
      const known = records.get(changeId);
      return known ? [...known.values()] : undefined;
    },
  };
}
