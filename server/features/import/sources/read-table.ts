import Papa from 'papaparse';

export interface Table {
  headers: string[];
  /** Cells by header, lower case, with the row they were in, from 1. */
  rows: { row: number; cells: string[] }[];
}

/** How many lines may come before the header, as in the files of TickTick. */
const maxPreambleRows = 20;

/**
 * Reads a table with commas, semicolons or tabs. The header is the first row that `isHeader` accepts; undefined where there is
 * none. Empty rows are left out.
 */
export function readTable(source: string, isHeader: (headers: string[]) => boolean): Table | undefined {
  for (const delimiter of [',', ';', '\t', '|']) {
    const preview = parse(source, delimiter, maxPreambleRows);
    const at = preview.findIndex((row) => isHeader(row.map(normalizeHeader)));
    if (at < 0) continue;
    const all = parse(source, delimiter);
    return {
      headers: (all[at] ?? []).map((header) => header.trim()),
      rows: all
        .slice(at + 1)
        .map((cells, index) => ({ row: at + index + 2, cells: cells.map((cell) => cell.trim()) }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
    };
  }
  return undefined;
}

const parse = (source: string, delimiter: string, preview = 0): string[][] =>
  Papa.parse<string[]>(source, { delimiter, preview }).data;

export const normalizeHeader = (header: string): string =>
  header
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, ' ');

/** Returns a function that reads a cell by the name of its column; empty where there is no such column. */
export function cellReader({ headers }: Pick<Table, 'headers'>): (cells: string[], name: string) => string {
  const indexes = new Map(headers.map((header, index) => [normalizeHeader(header), index]));
  return (cells, name) => cells[indexes.get(name) ?? -1] ?? '';
}
