import type { Delta, DeltaTable } from '#contract/sync.ts';
import { listSyncedTables } from '#contract/synced-kinds.ts';

/** The rows a device stores, by table. */
export type Rows = { [Table in DeltaTable]: Delta[Table][number] };
export type RowTable = DeltaTable;
export const rowTables: readonly RowTable[] = [...listSyncedTables(), 'activity'];

/** A row of any table. */
export type AnyRow = Record<string, unknown> & { id: string };

/** A row as the server last sent it, kept while this device shows changes of its own on top of it. */
export interface BaseRow {
  table: RowTable;
  id: string;
  /** Null where the server has sent no such row. */
  row: AnyRow | null;
}
