/** Compares one measured value with its target. */
export interface Metric {
  name: string;
  value: number;
  unit: '%' | 'times' | 'a second' | 'KB' | 'ms' | 'MB';
  /** The bound, and on which side of it the value should be. */
  target: { atLeast: number } | { atMost: number };
  /** The measurements behind the value. */
  detail: string;
}

export const isMet = ({ value, target }: Metric) =>
  'atLeast' in target ? value >= target.atLeast : value <= target.atMost;

const describeTarget = (target: Metric['target']) =>
  'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`;

/** Formats the metrics as a table for a terminal. */
export function formatTable(metrics: Metric[]): string {
  const rows = [
    ['metric', 'value', 'target', 'met', 'from'],
    ...metrics.map((metric) => [
      metric.name,
      `${metric.value.toFixed(metric.value < 10 ? 1 : 0)} ${metric.unit}`,
      describeTarget(metric.target),
      isMet(metric) ? 'yes' : 'NO',
      metric.detail,
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

/** Returns the value that `share` (0 to 1) of all are not above. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
