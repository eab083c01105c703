/** One measured number against what it should be. */
export interface Figure {
  name: string;
  value: number;
  unit: '%' | 'times' | 'a second' | 'KB' | 'ms' | 'MB';
  /** The bound, and on which side of it the value should be. */
  target: { atLeast: number } | { atMost: number };
  /** What the value was computed from. */
  detail: string;
}

export const isMet = ({ value, target }: Figure) =>
  'atLeast' in target ? value >= target.atLeast : value <= target.atMost;

const inWords = (target: Figure['target']) =>
  'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`;

/** The figures as a table for a terminal. */
export function tableOf(figures: Figure[]): string {
  const rows = [
    ['figure', 'value', 'target', 'met', 'from'],
    ...figures.map((figure) => [
      figure.name,
      `${figure.value.toFixed(figure.value < 10 ? 1 : 0)} ${figure.unit}`,
      inWords(figure.target),
      isMet(figure) ? 'yes' : 'NO',
      figure.detail,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
