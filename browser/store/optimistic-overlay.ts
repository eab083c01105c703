import type { Collection } from './collection.ts';

export interface OptimisticCollection<Row extends { id: string }> extends Collection<Row> {
  /** Takes in rows from the disk; changes that are not written yet stay on top of them. */
  apply: Collection<Row>['apply'];
  /** Shows changes before they are on the disk. Call the function it returns with the outcome of the write. */
  showPending: (changes: readonly RowChange<Row>[]) => (outcome: WriteOutcome) => void;
}

export type WriteOutcome = 'written' | 'failed';

interface RowChange<Row> {
  id: string;
  set: Partial<Row>;
}

interface PendingRow<Row> {
  onDisk: Row | undefined;
  /** In the order they were made; `source` is the list of changes each came with. */
  changes: { set: Partial<Row>; isNew: boolean; source: readonly RowChange<Row>[] }[];
}

/** Adds an optimistic overlay: changes that are not written yet, on top of the rows that are on the disk. */
export function withOptimisticOverlay<Row extends { id: string }>(
  collection: Collection<Row>,
): OptimisticCollection<Row> {
  const pendingRows = new Map<string, PendingRow<Row>>();

  /** Only a change that creates a row brings it into being: a deleted row does not come back when a field changes. */
  function merge(id: string, { onDisk, changes }: PendingRow<Row>): Row | undefined {
    let row = onDisk;
    for (const { set, isNew } of changes) if (row || isNew) row = { ...row, ...set, id } as Row;
    return row;
  }

  function showRows(ids: Iterable<string>): void {
    const put: Row[] = [];
    const remove: string[] = [];
    for (const id of ids) {
      const pending = pendingRows.get(id);
      const row = pending && merge(id, pending);
      if (row) put.push(row);
      else remove.push(id);
    }
    collection.apply({ put, remove });
  }

  return {
    ...collection,
    apply({ put, remove = [] }) {
      const pendingIds =
        pendingRows.size > 0
          ? [...put.map(({ id }) => id), ...remove].filter((id) => pendingRows.has(id))
          : [];
      if (pendingIds.length === 0) {
        collection.apply({ put, remove });
        return;
      }
      const onDisk = new Map(put.map((row) => [row.id, row]));
      for (const id of pendingIds) {
        const pending = pendingRows.get(id);
        if (pending) pending.onDisk = onDisk.get(id);
      }
      const isSettled = (id: string) => !pendingRows.has(id);
      collection.apply({ put: put.filter(({ id }) => isSettled(id)), remove: remove.filter(isSettled) });
      showRows(pendingIds);
    },
    showPending(changes) {
      const ids = new Set(changes.map(({ id }) => id));
      for (const { id, set } of changes) {
        const pending = pendingRows.get(id) ?? { onDisk: collection.get(id), changes: [] };
        const isNew = merge(id, pending) === undefined;
        pending.changes.push({ set, isNew, source: changes });
        pendingRows.set(id, pending);
      }
      showRows(ids);
      return (outcome) => {
        const settled: string[] = [];
        for (const id of ids) {
          const pending = pendingRows.get(id);
          if (!pending) continue;
          const { own = [], others = [] } = Object.groupBy(pending.changes, ({ source }) =>
            source === changes ? 'own' : 'others',
          );
          if (own.length === 0) continue;
          if (outcome === 'written') pending.onDisk = merge(id, { ...pending, changes: own });
          pending.changes = others;
          settled.push(id);
        }
        if (outcome === 'failed') showRows(settled);
        for (const id of settled) if (pendingRows.get(id)?.changes.length === 0) pendingRows.delete(id);
      };
    },
  };
}
