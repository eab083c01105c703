import type { Activity } from '#contract/activity.ts';
import { largeFrom } from './change-journal.ts';
import { applyEffects, type NewOutboxEntry, type RowsByTable } from './outbox.ts';
import { getCollection, isShownTable, type Replica } from './replica.ts';

const mostKept = 50;

/**
 * What was recorded of this tab's latest changes, known from the moment they are shown, so that they can be undone
 * before they are on the disk.
 */
export function createRecentChanges(replica: Replica) {
  /** By change; null is a large one. */
  const records = new Map<string, Map<string, Activity> | null>();

  return {
    /** Call before the change is shown: the values before it are those that are on the screen. */
    add(changeId: string, entries: readonly NewOutboxEntry[]): void {
      const all = entries.flatMap(({ effects }) => effects);
      const known = records.get(changeId);
      records.delete(changeId);
      if (all.length >= largeFrom || known === null) records.set(changeId, null);
      else {
        const rows: RowsByTable = new Map();
        for (const { table, id } of all) {
          const row = isShownTable(table) ? getCollection(replica, table).get(id) : undefined;
          const ofTable = rows.get(table) ?? new Map();
          if (row) ofTable.set(id, { ...row });
          rows.set(table, ofTable);
        }
        const recorded = entries.flatMap((entry) => (entry.erases ? [] : applyEffects(rows, entry).recorded));
        records.set(changeId, new Map([...(known ?? []), ...recorded.map((one) => [one.id, one] as const)]));
      }
      for (const oldest of [...records.keys()].slice(0, -mostKept)) records.delete(oldest);
    },

    /** Undefined where it is only on the disk. */
    of: (changeId: string): Activity[] | undefined => {
      const known = records.get(changeId);
      return known ? [...known.values()] : undefined;
    },
  };
}
