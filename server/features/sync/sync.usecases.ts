import type { Delta, DeltaTable } from '#contract/sync.ts';
import { listSyncedTables } from '#contract/synced-kinds.ts';

/** A source of changed rows in revision order, tombstones included. */
interface ChangeSource<Row> {
  changedSince: (userId: string, since: number, limit: number) => Promise<Row[]>;
}

export type ChangeSources = { [Table in DeltaTable]: ChangeSource<Delta[Table][number]> };

const deltaTables: readonly DeltaTable[] = [...listSyncedTables(), 'activity'];

type DeltaRows = Pick<Delta, DeltaTable>;

/** Builds the lists of a delta. */
const mapTables = (list: (table: DeltaTable) => object[]) =>
  Object.fromEntries(deltaTables.map((table) => [table, list(table)])) as DeltaRows;

/**
 * Returns the next `limit` changes after `since` over all kinds of rows. Each row has its own revision, which only the
 * record of the change shares, so a page may end anywhere. A change that commits while the kinds are read one after the other cannot be skipped: the page
 * ends at the lowest revision up to which every kind is known to be complete.
 * To a device that knows of changes which a restore has lost, the server says an older revision than the device has, as it would
 * right after the restore; the device then pulls everything again.
 */
export async function pullDelta({
  sources,
  currentRevision,
  findRevisionBeforeLoss,
  userId,
  since,
  limit,
}: {
  sources: ChangeSources;
  currentRevision: (userId: string) => Promise<number>;
  findRevisionBeforeLoss: (userId: string, revision: number) => Promise<number | undefined>;
  userId: string;
  since: number;
  limit: number;
}): Promise<Delta> {
  const current = await currentRevision(userId);
  const kept = await findRevisionBeforeLoss(userId, since);
  if (kept !== undefined) return { revision: kept, has_more: false, ...mapTables(() => []) };
  const pages = new Map<DeltaTable, { revision: number }[]>(
    await Promise.all(
      deltaTables.map(
        async (table) => [table, await sources[table].changedSince(userId, since, limit + 1)] as const,
      ),
    ),
  );
  const revisions = [...pages.values()]
    .flatMap((rows) => rows.map((row) => row.revision))
    .filter((revision) => revision <= current)
    .sort((one, other) => one - other);
  const has_more = revisions.length > limit;
  const end = has_more ? (revisions[limit - 1] ?? current) : current;
  const upToEnd = (table: DeltaTable) => (pages.get(table) ?? []).filter(({ revision }) => revision <= end);
  return { revision: end, has_more, ...mapTables(upToEnd) };
}
