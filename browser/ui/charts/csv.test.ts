import { expect, it } from 'vitest';
import type { ChartData } from './chart-data.ts';
import { chartCsv, formatCsv } from './csv.ts';

it('quotes what would break a row', () => {
  expect(formatCsv([['a "b"', 'c,d', 'e\nf', null, 1.5]])).toBe('\uFEFF"a ""b""","c,d","e\nf",,1.5\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('does not let a spreadsheet run %j', (text) => {
  expect(formatCsv([[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`);
});

it('leaves negative numbers numbers', () => {
  expect(formatCsv([[-1]])).toBe('\uFEFF-1\r\n');
});

it('writes a chart with a column for each series', () => {
  const data: ChartData = {
    labelName: 'Day',
    series: [
      { name: 'Apples', color: 'red', mark: 'bar', format: String },
      { name: 'Pears', color: 'green', mark: 'line', format: String },
    ],
    rows: [
      { label: '1 May', values: [3, 0] },
      { label: '2 May', values: [null, 0.5] },
    ],
  };
  expect(chartCsv(data)).toBe('\uFEFFDay,Apples,Pears\r\n1 May,3,0\r\n2 May,,0.5\r\n');
});
