import { useMemo } from 'react';
import type { Store } from '#browser/store/store.ts';
import { useRowsOf, useStore } from '#browser/store/use-store.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { trashRetentionDays } from '#contract/limits.ts';
import type { TrashTable } from '#contract/synced-kinds.ts';
import type { Trash } from '#contract/trash.ts';
import { futureTaskIds, isErased, trashedSinceMs, trashTables } from '#domain/trash.ts';
import { trashedName } from './trashed-name.ts';

/** One item in the trash, with the number of rows that are restored with it. */
export type TrashItem = {
  [Table in TrashTable]: {
    table: Table;
    row: Trash[Table][number];
    name: string;
    /** ISO instant. */
    deletedAt: string;
    /** Whole days until it is erased automatically. */
    daysLeft: number;
    /** The number of subtasks of a task or threads of a theme. */
    along: number;
  };
}[TrashTable];

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the items in the trash, the last deleted first. Rows deleted along with another are counted with it. */
export function useTrash(): readonly TrashItem[] {
  const store = useStore();
  const rows = useRowsOf(trashTables);
  const now = useWallMinute();
  // Tombstones are not in these arrays, but whenever one comes or goes, one of the arrays changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => listTrash(store, Date.now()), [store, rows, now]);
}

/** Lists the trash as of `now`, in ms since 1970. */
export function listTrash({ replica }: Pick<Store, 'replica'>, now: number): TrashItem[] {
  const isDeleted = (row: { deleted_at: string | null } | undefined) => row?.deleted_at != null;
  const along = new Map<string, number>();
  const items: TrashItem[] = [];
  const futureTasks = futureTaskIds(replica.tasks.rows());
  for (const table of trashTables)
    for (const row of replica[table].all()) {
      const { deleted_at, updated_at } = row;
      if (deleted_at === null || isErased(row) || futureTasks.has(row.id)) continue;
      const owner =
        'parent_id' in row && row.parent_id !== null
          ? replica.tasks.get(row.parent_id)
          : table === 'threads' && 'theme_id' in row && row.theme_id !== null
            ? replica.themes.get(row.theme_id)
            : undefined;
      if (owner && isDeleted(owner)) {
        along.set(owner.id, (along.get(owner.id) ?? 0) + 1);
        continue;
      }
      const since = Math.min(now, trashedSinceMs({ deleted_at, updated_at }));
      const daysLeft = Math.ceil((since - now) / dayMs + trashRetentionDays);
      if (daysLeft <= 0) continue;
      const name = trashedName(row);
      items.push({ table, row, name, deletedAt: deleted_at, daysLeft, along: 0 } as TrashItem);
    }
  return items
    .map((item) => ({ ...item, along: along.get(item.row.id) ?? 0 }))
    .sort((one, other) => (one.deletedAt < other.deletedAt ? 1 : -1));
}
