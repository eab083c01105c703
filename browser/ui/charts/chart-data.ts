/** One kind of value; `line` is drawn as a line over bars, so that two series never differ by color alone. */
export interface ChartSeries {
  name: string;
  /** Any CSS color. */
  color: string;
  mark: 'bar' | 'line';
  /** Formats a value for people. */
  format: (value: number) => string;
}

/** The values at one place of a chart. */
export interface ChartRow {
  /** The whole name, for the tooltip and the table. */
  label: string;
  /** A short name for the axis; rows without one have none there. */
  tick?: string;
  /** Any CSS color for the bar of this row, where rows differ. */
  color?: string;
  /** A value for each series; null where there is none. */
  values: readonly (number | null)[];
}

/** What a chart, its table and its CSV show. */
export interface ChartData {
  /** What the labels name, such as `Day`. */
  labelName: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
}

/** Describes a row in one line: `Monday: 3 apples, 2 pears`. */
export function describeRow({ series, rows }: ChartData, index: number): string {
  const row = rows[index];
  if (!row) return '';
  const values = row.values.flatMap((value, at) => {
    const own = series[at];
    if (!own || value === null) return [];
    return [series.length === 1 ? own.format(value) : `${own.name} ${own.format(value)}`];
  });
  return `${row.label}: ${values.join(', ') || 'nothing'}`;
}

/** Formats a value of the series at an index; a dash where there is none. */
export const formatValue = ({ series }: ChartData, at: number, value: number | null): string =>
  value === null ? '–' : (series[at]?.format(value) ?? String(value));

/** Returns the largest value of a chart, 0 where there is none. */
export const maxValue = ({ rows }: ChartData): number =>
  rows.reduce(
    (max, { values }) => values.reduce<number>((most, value) => Math.max(most, value ?? 0), max),
    0,
  );
