/** Rows in memory, as screens read them. */
export interface Collection<Row extends { id: string }> {
  /** In order, without tombstones. The same array until something changes. */
  rows: () => readonly Row[];
  /** Tombstones too, in no order. */
  all: () => Iterable<Row>;
  /** Tombstones too. */
  get: (id: string) => Row | undefined;
  apply: (changes: { put: readonly Row[]; remove?: readonly string[] }) => void;
  subscribe: (listener: () => void) => () => void;
  /** Some of the rows; kept up to date one by one from the first time it is asked for them. */
  subset: (of: Subset<Row>) => RowList<Row>;
}

export type RowList<Row extends { id: string }> = Pick<Collection<Row>, 'rows' | 'subscribe'>;

/** Some of the rows in an order of their own, in which no two are equal. A constant: one list is kept for each. */
export interface Subset<Row> {
  has: (row: Row) => boolean;
  compare: (one: Row, other: Row) => number;
}

/** `compare` orders the rows; `isHidden` says which stay out of `rows`. */
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

  /** Where `row` stands, or belongs: the first place not before it. */
  function placeOf(rows: readonly Row[], row: Row): number {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(rows[middle] as Row, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Puts those that stay where they are back, and sorts only the others in. */
  function rearrangeMany(ids: Set<string>): void {
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

  /** For a few rows: moves each within a copy. */
  function rearrange(
    changed: readonly { id: string; before: Row | undefined; after: Row | undefined }[],
  ): void {
    if (changed.length > 50) {
      rearrangeMany(new Set(changed.map(({ id }) => id)));
      return;
    }
    const next = [...ordered];
    for (const { before, after } of changed) {
      if (before && !isHidden(before)) {
        const at = placeOf(next, before);
        if (next[at]?.id === before.id) next.splice(at, 1);
      }
      if (after && !isHidden(after)) next.splice(placeOf(next, after), 0, after);
    }
    ordered = next;
  }

  /** Only what is in a subset, or was, changes it. */
  function rearrangeSubset({ has }: Subset<Row>, rows: Collection<Row>, ids: ReadonlySet<string>): void {
    const put: Row[] = [];
    const remove: string[] = [];
    for (const id of ids) {
      const row = byId.get(id);
      if (row && !isHidden(row) && has(row)) put.push(row);
      else if (rows.get(id)) remove.push(id);
    }
    rows.apply({ put, remove });
  }

  /** The first rows, which may be thousands. */
  function fill(put: readonly Row[]): void {
    for (const row of put) byId.set(row.id, row);
    ordered = [...byId.values()].filter((row) => !isHidden(row)).sort(compare);
    for (const [{ has }, rows] of subsets) rows.apply({ put: ordered.filter(has) });
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
      rearrange(changed);
      if (subsets.size > 0) {
        const ids = new Set(changed.map(({ id }) => id));
        for (const [of, rows] of subsets) rearrangeSubset(of, rows, ids);
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subset(of) {
      const known = subsets.get(of);
      if (known) return known;
      const rows = createCollection<Row>({ compare: of.compare, isHidden: () => false });
      rows.apply({ put: ordered.filter(of.has) });
      subsets.set(of, rows);
      return rows;
    },
  };
}

/** Newest first. */
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
