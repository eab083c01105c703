import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import type { DeviceDatabase } from '#browser/store/device-database.ts';
import { useStore } from '#browser/store/use-store.ts';
import type { Activity } from '#contract/activity.ts';
import { type ActivityNames, createActivityNames, getTitle } from './describe-change.ts';

/** Everything that was done in one step. */
export interface Change {
  id: string;
  /** ISO instant. */
  editedAt: string;
  /** The AI client that made it; undefined for people. */
  client: string | undefined;
  /** The first entries; a change may have thousands. */
  entries: Activity[];
  /** The number of rows it changed. */
  total: number;
}

const maxEntries = 20;
/** Entries read per page. */
const pageSize = 200;

/** Reads the latest changes, newest first, without those of erased rows. `more` says whether there are older ones. */
async function readChanges(
  db: DeviceDatabase,
  { count, names }: { count: number; names: ActivityNames },
): Promise<{ changes: Change[]; more: boolean }> {
  const changes = new Map<string, Change>();
  for (let offset = 0; ; offset += pageSize) {
    const page = await db.activity.orderBy('edited_at').reverse().offset(offset).limit(pageSize).toArray();
    for (const entry of page) {
      // The log of an erased row stays until the server has erased it too.
      if (getTitle(entry, names) === '') continue;
      const change = changes.get(entry.change_id);
      if (!change && changes.size === count) return { changes: [...changes.values()], more: true };
      if (!change) changes.set(entry.change_id, toChange(entry));
      else {
        change.total += 1;
        if (change.entries.length < maxEntries) change.entries.push(entry);
      }
    }
    if (page.length < pageSize) return { changes: [...changes.values()], more: false };
  }
}

/** Reads the latest changes of one row. */
async function readChangesOf(
  db: DeviceDatabase,
  { count, entityId }: { count: number; entityId: string },
): Promise<{ changes: Change[]; more: boolean }> {
  const entries = await db.activity.where({ entity_id: entityId }).sortBy('edited_at');
  const latest = entries.slice(-count).reverse();
  return { changes: latest.map(toChange), more: entries.length > count };
}

const toChange = (entry: Activity): Change => ({
  id: entry.change_id,
  editedAt: entry.edited_at,
  // Rows that a device stored before the log knew of clients have none.
  client: entry.client ?? undefined,
  entries: [entry],
  total: 1,
});

/** Returns the latest changes, live: undefined until they are read, `failed` where the device's database cannot be read. */
export function useChanges(count: number, entityId?: string) {
  const store = useStore();
  const { db } = store;
  const [read, setRead] = useState<Awaited<ReturnType<typeof readChanges>> | 'failed'>();
  useEffect(() => {
    const subscription = liveQuery(() =>
      entityId === undefined
        ? readChanges(db, { count, names: createActivityNames(store) })
        : readChangesOf(db, { count, entityId }),
    ).subscribe({
      next: setRead,
      error: () => setRead('failed'),
    });
    return () => subscription.unsubscribe();
  }, [db, store, count, entityId]);
  return read;
}
