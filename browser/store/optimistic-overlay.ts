import type { Collection } from './collection.ts';

export interface OptimisticCollection<Row extends { id: string }> extends Collection<Row> {
  /** Takes in what is on the disk; what is shown and not written yet stays laid over it. */
  apply: Collection<Row>['apply'];
  /** Shows changes before they are on the disk. Call what it returns when it is known what became of them. */
  showPending: (changes: readonly RowChange<Row>[]) => (outcome: WriteOutcome) => void;
}

export type WriteOutcome = 'written' | 'failed';

interface RowChange<Row> {
  id: string;
  set: Partial<Row>;
}

interface Unwritten<Row> {
  onDisk: Row | undefined;
  /** In their order. */
  changes: { set: Partial<Row>; isNew: boolean; of: readonly RowChange<Row>[] }[];
}

/** Lays what is not written yet over what is on the disk, whatever is read from there meanwhile. */
export function withOptimisticOverlay<Row extends { id: string }>(
  collection: Collection<Row>,
): OptimisticCollection<Row> {
  const rows = new Map<string, Unwritten<Row>>();

  /** A row that is gone does not come back by a change of some of its fields. */
  function laidOver(id: string, { onDisk, changes }: Unwritten<Row>): Row | undefined {
    let row = onDisk;
    for (const { set, isNew } of changes) if (row || isNew) row = { ...row, ...set, id } as Row;
    return row;
  }

  function showRows(ids: Iterable<string>): void {
    const put: Row[] = [];
    const remove: string[] = [];
    for (const id of ids) {
      const unwritten = rows.get(id);
      const row = unwritten && laidOver(id, unwritten);
      if (row) put.push(row);
      else remove.push(id);
    }
    collection.apply({ put, remove });
  }

  return {
    ...collection,
    apply({ put, remove = [] }) {
      const known = rows.size > 0 ? [...put.map(({ id }) => id), ...remove].filter((id) => rows.has(id)) : [];
      if (known.length === 0) {
        collection.apply({ put, remove });
        return;
      }
      const read = new Map(put.map((row) => [row.id, row]));
      for (const id of known) {
        const unwritten = rows.get(id);
        if (unwritten) unwritten.onDisk = read.get(id);
      }
      const others = (id: string) => !rows.has(id);
      collection.apply({ put: put.filter(({ id }) => others(id)), remove: remove.filter(others) });
      showRows(known);
    },
    showPending(changes) {
      const ids = new Set(changes.map(({ id }) => id));
      for (const { id, set } of changes) {
        const unwritten = rows.get(id) ?? { onDisk: collection.get(id), changes: [] };
        const isNew = laidOver(id, unwritten) === undefined;
        unwritten.changes.push({ set, isNew, of: changes });
        rows.set(id, unwritten);
      }
      showRows(ids);
      return (outcome) => {
        const settled: string[] = [];
        for (const id of ids) {
          const unwritten = rows.get(id);
          if (!unwritten) continue;
          const { own = [], others = [] } = Object.groupBy(unwritten.changes, ({ of }) =>
            of === changes ? 'own' : 'others',
          );
          if (own.length === 0) continue;
          if (outcome === 'written') unwritten.onDisk = laidOver(id, { ...unwritten, changes: own });
          unwritten.changes = others;
          settled.push(id);
        }
        if (outcome === 'failed') showRows(settled);
        for (const id of settled) if (rows.get(id)?.changes.length === 0) rows.delete(id);
      };
    },
  };
}
