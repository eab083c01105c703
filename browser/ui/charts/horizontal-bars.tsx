import { scaleLinear } from 'd3-scale';
import { truncate } from '#browser/ui/truncate.ts';
import type { PlotProps } from './bar-chart.tsx';
import type { ChartData } from './chart-data.ts';
import { PlotArea, type PlotLayout } from './plot-area.tsx';

const rowHeight = 40;
const barHeight = 8;
const letterWidth = 7.2;

/** A bar for each row below its name, with the value of the first series at the end of the line: for names of any length. */
export function HorizontalBars({ label, data }: Pick<PlotProps, 'label' | 'data'>) {
  return <PlotArea label={label} data={data} along="y" layout={(width) => layoutRows(data, width)} />;
}

function layoutRows(data: ChartData, width: number): PlotLayout {
  const { series, rows } = data;
  const format = series[0]?.format ?? String;
  const x = scaleLinear()
    .domain([0, Math.max(1, ...rows.map(({ values: [value] }) => value ?? 0))])
    .range([0, width]);
  const valueAt = (index: number) => rows[index]?.values[0] ?? 0;
  return {
    height: rows.length * rowHeight,
    anchors: rows.map((_, index) => ({ x: width / 2, y: index * rowHeight + 4 })),
    draw: (active) =>
      rows.map((row, index) => {
        const value = format(valueAt(index));
        return (
          <g key={row.label} transform={`translate(0,${index * rowHeight})`}>
            <text y="16" className="fill-text text-sm">
              {truncate(row.label, Math.floor((width - (value.length + 3) * letterWidth) / letterWidth))}
            </text>
            <text x={width} y="16" textAnchor="end" className="fill-text font-medium text-sm tabular-nums">
              {value}
            </text>
            <rect
              y="24"
              width={width}
              height={barHeight}
              rx={barHeight / 2}
              fill={active === index ? 'var(--color-hairline)' : 'var(--color-raised)'}
            />
            <rect
              y="24"
              width={Math.max(x(valueAt(index)), valueAt(index) > 0 ? barHeight : 0)}
              height={barHeight}
              rx={barHeight / 2}
              fill={row.color ?? series[0]?.color}
              className="forced-colors:fill-[CanvasText]"
            />
          </g>
        );
      }),
  };
}
