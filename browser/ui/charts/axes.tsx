import type { ScaleLinear } from 'd3-scale';
import type { ChartRow } from './chart-data.ts';
import { pickLabels } from './ticks.ts';

/** Class names of text on an axis. */
export const axisText = 'fill-muted text-[0.75rem] tabular-nums';

/** Space that a chart needs around what it draws, in px. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Draws lines across the chart with their values on the left; the one at 0 is stronger. */
export function ValueAxis({
  scale,
  ticks,
  format,
  width,
  margins,
}: {
  scale: ScaleLinear<number, number>;
  ticks: readonly number[];
  format: (value: number) => string;
  width: number;
  margins: Margins;
}) {
  return ticks.map((tick) => (
    <g key={tick} transform={`translate(0,${Math.round(scale(tick)) + 0.5})`}>
      <line
        x1={margins.left}
        x2={width - margins.right}
        stroke={tick === 0 ? 'var(--color-control)' : 'var(--color-hairline)'}
      />
      <text x={margins.left - 8} dy="0.32em" textAnchor="end" className={axisText}>
        {format(tick)}
      </text>
    </g>
  ));
}

/** Names the rows below the chart, as many as fit. */
export function RowAxis({
  rows,
  xOf,
  y,
  width,
  margins,
}: {
  rows: readonly ChartRow[];
  xOf: (index: number) => number;
  y: number;
  width: number;
  margins: Margins;
}) {
  const shown = pickLabels(
    rows.map(({ tick }) => tick),
    width - margins.left - margins.right,
  );
  return [...shown].map((index) => {
    const tick = rows[index]?.tick ?? '';
    // A label near the edge stays inside.
    const half = tick.length * 3.4;
    const x = Math.min(Math.max(xOf(index), half), width - half);
    return (
      <text key={rows[index]?.label} x={x} y={y} textAnchor="middle" className={axisText}>
        {tick}
      </text>
    );
  });
}

/** Returns the margins of a chart with these values on its left. */
export const marginsFor = (labels: readonly string[]): Margins => ({
  top: 10,
  right: 4,
  bottom: 26,
  left: Math.max(...labels.map(({ length }) => length)) * 7 + 12,
});
