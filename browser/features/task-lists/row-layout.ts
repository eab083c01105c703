import type { Task } from '#contract/tasks.ts';

/** A group of tasks in a list, with an optional header and footer. */
export interface RowSection {
  /** Unique among section keys and task ids. */
  key: string;
  /** Names the section and its list. */
  label: string;
  tasks: readonly Task[];
  hasHeader?: boolean;
  hasFooter?: boolean;
  /** True if the header is in the document only while it is on screen; other headers always are. */
  fleeting?: boolean;
}

export type RowKind = 'header' | 'task' | 'footer';

export interface Row<Section> {
  kind: RowKind;
  section: Section;
  /** Index of the task within its section. */
  position: number;
}

export type RowLayout<Section extends RowSection> = ReturnType<typeof layOutRows<Section>>;

/** Lays out the rows of all sections in order, building each row only when it is read. */
export function layOutRows<Section extends RowSection>(sections: readonly Section[]) {
  const starts: number[] = [];
  let count = 0;
  for (const { hasHeader, tasks, hasFooter } of sections) {
    starts.push(count);
    count += (hasHeader ? 1 : 0) + tasks.length + (hasFooter ? 1 : 0);
  }

  let last = 0;
  /** Returns the index of the section a row is in; fastest when rows are read in order. */
  const sectionAt = (row: number): number => {
    const isIn = (at: number) => row >= (starts[at] ?? count) && row < (starts[at + 1] ?? count);
    if (isIn(last)) return last;
    if (isIn(last + 1)) {
      last += 1;
      return last;
    }
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? count) <= row) low = middle;
      else high = middle - 1;
    }
    // An empty section without a header starts at the same row as the next one.
    while (low > 0 && !isIn(low)) low -= 1;
    last = low;
    return low;
  };

  const rowAt = (row: number): Row<Section> | undefined => {
    const section = row >= 0 && row < count ? sections[sectionAt(row)] : undefined;
    if (!section) return undefined;
    const position = row - (starts[last] ?? 0) - (section.hasHeader ? 1 : 0);
    const kind = position < 0 ? 'header' : position < section.tasks.length ? 'task' : 'footer';
    return { kind, section, position };
  };

  const taskAt = (row: number): Task | undefined => {
    const section = row >= 0 && row < count ? sections[sectionAt(row)] : undefined;
    return section?.tasks[row - (starts[last] ?? 0) - (section.hasHeader ? 1 : 0)];
  };

  let rows: Map<string, number> | undefined;
  const rowOf = (key: string): number => {
    rows ??= new Map(Array.from({ length: count }, (_, row) => [keyOf(row), row]));
    return rows.get(key) ?? -1;
  };

  const keyOf = (row: number): string => {
    const task = taskAt(row);
    if (task) return task.id;
    const found = rowAt(row);
    return found ? `${found.section.key} ${found.kind}` : '';
  };

  return {
    count,
    rowAt,
    taskAt,
    keyOf,
    /** Returns the row of a key, or -1. */
    rowOf,
    /** Returns every task in row order. */
    tasks: (): readonly Task[] =>
      sections.length === 1 ? (sections[0]?.tasks ?? []) : sections.flatMap(({ tasks }) => tasks),
    /** Indexes of header rows that stay in the document. */
    kept: (): number[] =>
      sections.flatMap(({ hasHeader, fleeting }, at) => (hasHeader && !fleeting ? [starts[at] ?? 0] : [])),
    /** Returns the nearest task row from `row` in the direction of `step`, or undefined at the end. */
    taskRowFrom(row: number, step: 1 | -1): number | undefined {
      for (let at = row; at >= 0 && at < count; at += step) if (taskAt(at)) return at;
      return undefined;
    },
  };
}
