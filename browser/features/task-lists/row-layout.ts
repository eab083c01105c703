import type { Task } from '#contract/tasks.ts';

/** Tasks that stand together in a list, below a header and above a footer if there are any. */
export interface RowSection {
  /** Unlike every other and the id of any task. */
  key: string;
  /** Names the section and its list. */
  label: string;
  tasks: readonly Task[];
  hasHeader?: boolean;
  hasFooter?: boolean;
  /** Its header is read as text only when it is on the screen; others are always in the document. */
  fleeting?: boolean;
}

export type RowKind = 'header' | 'task' | 'footer';

export interface Row<Section> {
  kind: RowKind;
  section: Section;
  /** Of the task within its section. */
  position: number;
}

export type RowLayout<Section extends RowSection> = ReturnType<typeof layOutRows<Section>>;

/** The rows of all sections in order, none of them made before it is asked for. */
export function layOutRows<Section extends RowSection>(sections: readonly Section[]) {
  const starts: number[] = [];
  let count = 0;
  for (const { hasHeader, tasks, hasFooter } of sections) {
    starts.push(count);
    count += (hasHeader ? 1 : 0) + tasks.length + (hasFooter ? 1 : 0);
  }

  let last = 0;
  /** Index of the section a row is in; quick when rows are asked for in order. */
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
    // Empty sections without header begin where the next one does.
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
    /** The row of a key; -1 where there is none. */
    rowOf,
    /** Every task, in the order of the rows. */
    tasks: (): readonly Task[] =>
      sections.length === 1 ? (sections[0]?.tasks ?? []) : sections.flatMap(({ tasks }) => tasks),
    /** Rows of headers that stay in the document. */
    kept: (): number[] =>
      sections.flatMap(({ hasHeader, fleeting }, at) => (hasHeader && !fleeting ? [starts[at] ?? 0] : [])),
    /** The nearest row of a task from `row` on in the direction of `step`; undefined at the end. */
    taskRowFrom(row: number, step: 1 | -1): number | undefined {
      for (let at = row; at >= 0 && at < count; at += step) if (taskAt(at)) return at;
      return undefined;
    },
  };
}
