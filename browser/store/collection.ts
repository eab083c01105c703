/** An observable collection of rows in memory, as screens read them. */
export interface Collection<Row extends { id: string }> {
  /** Returns the visible rows in order: the same array until something changes. */
  rows: () => readonly Row[];
  /** Returns all rows, hidden ones too, in no order. */
  all: () => Iterable<Row>;
  /** Returns a row, even a hidden one. */
  get: (id: string) => Row | undefined;
  apply: (changes: { put: readonly Row[]; remove?: readonly string[] }) => void;
  subscribe: (listener: () => void) => () => void;
  /** Returns a list of some of the rows, which is updated incrementally from the first call on. */
  subset: (subset: Subset<Row>) => RowList<Row>;
}

/** Changes from which on merging is faster than moving row by row. */
const manyChanges = 50;

export type RowList<Row extends { id: string }> = Pick<Collection<Row>, 'rows' | 'subscribe'>;

/** Selects some of the rows in an order in which no two are equal. Define it once: each object has its own list. */
export interface Subset<Row> {
  includes: (row: Row) => boolean;
  compare: (one: Row, other: Row) => number;
}

/** Creates a collection ordered by `compare`; rows that are hidden, such as tombstones, stay out of `rows`. */
export function createCollection<Row extends { id: string }>({
  compare,
  isHidden,
}: {
  compare: (one: Row, other: Row) => number;
  isHidden: (row: Row) => boolean;
}): Collection<Row> {
  const byId = new Map<string, Row>();
  const listeners = new Set<() => void>();
  const subsets = new Map<Subset<Row>, Collection<Row>>();
  let ordered: readonly Row[] = [];

  /** Finds the index where `row` is or belongs, by binary search. */
  function findIndex(rows: readonly Row[], row: Row): number {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(rows[middle] as Row, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Reorders after many changes: rows that keep their place are merged with the others, which are sorted. */
  function reorderMany(ids: Set<string>): void {
    const staying: Row[] = [];
    const moving: Row[] = [];
    const put = (row: Row | undefined, before?: Row) => {
      if (row && !isHidden(row)) (before && compare(row, before) === 0 ? staying : moving).push(row);
    };
    for (const row of ordered)
      if (ids.delete(row.id)) put(byId.get(row.id), row);
      else staying.push(row);
    for (const id of ids) put(byId.get(id));
    if (moving.length === 0) {
      ordered = staying;
      return;
    }
    moving.sort(compare);
    const merged: Row[] = [];
    let next = 0;
    for (const row of staying) {
      for (let other = moving[next]; other && compare(other, row) < 0; other = moving[next]) {
        merged.push(other);
        next += 1;
      }
      merged.push(row);
    }
    ordered = [...merged, ...moving.slice(next)];
  }

  /** Reorders after a few changes: moves each row within a copy of the array. */
  function reorder(
    changed: readonly { id: string; before: Row | undefined; after: Row | undefined }[],
  ): void {
    if (changed.length > manyChanges) {
      reorderMany(new Set(changed.map(({ id }) => id)));
      return;
    }
    const next = [...ordered];
    for (const { before, after } of changed) {
      if (before && !isHidden(before)) {
        const at = findIndex(next, before);
        if (next[at]?.id === before.id) next.splice(at, 1);
      }
      if (after && !isHidden(after)) next.splice(findIndex(next, after), 0, after);
    }
    ordered = next;
  }

  /** Updates the list of a subset, which is notified only of rows that are or were in it. */
  function updateSubset({ includes }: Subset<Row>, rows: Collection<Row>, ids: ReadonlySet<string>): void {
    const put: Row[] = [];
    const remove: string[] = [];
    for (const id of ids) {
      const row = byId.get(id);
      if (row && !isHidden(row) && includes(row)) put.push(row);
      else if (rows.get(id)) remove.push(id);
    }
    rows.apply({ put, remove });
  }

  /** Takes in the first rows, which may be thousands. */
  function fill(put: readonly Row[]): void {
    for (const row of put) byId.set(row.id, row);
    ordered = [...byId.values()].filter((row) => !isHidden(row)).sort(compare);
    for (const [{ includes }, rows] of subsets) rows.apply({ put: ordered.filter(includes) });
    for (const listener of listeners) listener();
  }

  return {
    rows: () => ordered,
    all: () => byId.values(),
    get: (id) => byId.get(id),
    apply({ put, remove = [] }) {
      if (byId.size === 0) {
        if (put.length > 0) fill(put);
        return;
      }
      const changed = [
        ...remove.map((id) => ({ id, after: undefined })),
        ...put.map((after) => ({ id: after.id, after })),
      ].map(({ id, after }) => {
        const before = byId.get(id);
        if (after) byId.set(id, after);
        else byId.delete(id);
        return { id, before, after };
      });
      if (changed.length === 0) return;
      reorder(changed);
      if (subsets.size > 0) {
        const ids = new Set(changed.map(({ id }) => id));
        for (const [subset, rows] of subsets) updateSubset(subset, rows, ids);
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subset(subset) {
      const known = subsets.get(subset);
      if (known) return known;
      const rows = createCollection<Row>({ compare: subset.compare, isHidden: () => false });
      rows.apply({ put: ordered.filter(subset.includes) });
      subsets.set(subset, rows);
      return rows;
    },
  };
}

export const newestFirst = (
  one: { created_at: string; id: string },
  other: { created_at: string; id: string },
) =>
  one.created_at === other.created_at
    ? one.id < other.id
      ? 1
      : one.id > other.id
        ? -1
        : 0
    : one.created_at < other.created_at
      ? 1
      : -1;

export const oldestFirst: typeof newestFirst = (one, other) => newestFirst(other, one);
