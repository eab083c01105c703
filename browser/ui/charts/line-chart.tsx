import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useId } from 'react';
import { marginsFor, RowAxis, ValueAxis } from './axes.tsx';
import type { PlotProps } from './bar-chart.tsx';
import { type ChartData, maxValue } from './chart-data.ts';
import { PlotArea, type PlotLayout } from './plot-area.tsx';
import { countTicks } from './ticks.ts';

/** One series over many rows, as a line with the area below it. */
export function LineChart({ label, data, ticks = countTicks, height = 200 }: PlotProps) {
  const gradientId = useId();
  return (
    <PlotArea
      label={label}
      data={data}
      along="x"
      layout={(width) => layoutLine(data, { ticks, width, height, gradientId })}
    />
  );
}

function layoutLine(
  data: ChartData,
  {
    ticks,
    width,
    height,
    gradientId,
  }: { ticks: (max: number) => number[]; width: number; height: number; gradientId: string },
): PlotLayout {
  const { series, rows } = data;
  const format = series[0]?.format ?? String;
  const color = series[0]?.color ?? 'var(--color-accent)';
  const values = ticks(maxValue(data));
  const margins = marginsFor(values.map(format));
  const y = scaleLinear()
    .domain([0, values.at(-1) ?? 1])
    .range([height - margins.bottom, margins.top]);
  const x = scaleLinear()
    .domain([0, Math.max(1, rows.length - 1)])
    .range([margins.left + 4, width - margins.right - 4]);
  const points = rows.map(({ values: [value] }, index): [number, number] => [x(index), y(value ?? 0)]);

  return {
    height,
    anchors: points.map(([at, top]) => ({ x: at, y: top })),
    draw: (active) => {
      const marked = active === null ? undefined : points[active];
      return (
        <>
          <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={color} stopOpacity="0.22" />
            <stop offset="1" stopColor={color} stopOpacity="0.02" />
          </linearGradient>
          <ValueAxis scale={y} ticks={values} format={format} width={width} margins={margins} />
          <path d={area().y0(y(0)).curve(curveMonotoneX)(points) ?? ''} fill={`url(#${gradientId})`} />
          <path
            d={line().curve(curveMonotoneX)(points) ?? ''}
            fill="none"
            stroke={color}
            strokeWidth="2"
            strokeLinecap="round"
            className="forced-colors:stroke-[CanvasText]"
          />
          {marked && (
            <>
              <line x1={marked[0]} x2={marked[0]} y1={margins.top} y2={y(0)} stroke="var(--color-control)" />
              <circle
                cx={marked[0]}
                cy={marked[1]}
                r="4.5"
                fill={color}
                stroke="var(--color-ground)"
                strokeWidth="2"
              />
            </>
          )}
          <RowAxis rows={rows} xOf={x} y={height - 8} width={width} margins={margins} />
        </>
      );
    },
  };
}
