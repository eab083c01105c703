import type { ChartData } from './chart-data.ts';

type Cell = string | number | null;

/** A spreadsheet takes a cell that begins like this as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Formats a cell by RFC 4180; a text that a spreadsheet would run gets an apostrophe before it. */
function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows of cells as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`;

/** Formats the data of a chart as CSV, with unformatted numbers. */
export const chartCsv = ({ labelName, series, rows }: ChartData): string =>
  formatCsv([
    [labelName, ...series.map(({ name }) => name)],
    ...rows.map(({ label, values }) => [label, ...values]),
  ]);
