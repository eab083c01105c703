import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { marginsFor, RowAxis, ValueAxis } from './axes.tsx';
import { type ChartData, type ChartRow, maxValue } from './chart-data.ts';
import { Legend } from './legend.tsx';
import { PlotArea, type PlotLayout } from './plot-area.tsx';
import { countTicks } from './ticks.ts';

export interface PlotProps {
  /** Names the chart. */
  label: string;
  data: ChartData;
  /** Returns the values of the axis, from 0 to at least the largest value. */
  ticks?: (max: number) => number[];
  /** In px. */
  height?: number;
}

const maxBarWidth = 28;

/** Bars side by side, one for each row; series that are lines are drawn over them. */
export function BarChart({ label, data, ticks = countTicks, height = 200 }: PlotProps) {
  return (
    <>
      {data.series.length > 1 && <Legend series={data.series} />}
      <PlotArea
        label={label}
        data={data}
        along="x"
        layout={(width) => layoutBars(data, { ticks, width, height })}
      />
    </>
  );
}

function layoutBars(
  data: ChartData,
  { ticks, width, height }: { ticks: (max: number) => number[]; width: number; height: number },
): PlotLayout {
  const { series, rows } = data;
  const format = series[0]?.format ?? String;
  const values = ticks(maxValue(data));
  const margins = marginsFor(values.map(format));
  const y = scaleLinear()
    .domain([0, values.at(-1) ?? 1])
    .range([height - margins.bottom, margins.top]);
  const x = scaleBand<number>()
    .domain(rows.map((_, index) => index))
    .range([margins.left, width - margins.right])
    .paddingInner(rows.length > 60 ? 0.1 : 0.28)
    .paddingOuter(0.2);
  const center = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const barWidth = Math.min(x.bandwidth(), maxBarWidth);
  const top = ({ values: own }: ChartRow) => y(Math.max(0, ...own.map((value) => value ?? 0)));

  return {
    height,
    anchors: rows.map((row, index) => ({ x: center(index), y: top(row) })),
    draw: (active) => (
      <>
        {active !== null && (
          <rect
            x={center(active) - x.step() / 2}
            y={margins.top}
            width={x.step()}
            height={height - margins.top - margins.bottom}
            fill="var(--color-raised)"
          />
        )}
        <ValueAxis scale={y} ticks={values} format={format} width={width} margins={margins} />
        {series.map(({ name, mark, color }, at) =>
          mark === 'bar' ? (
            <g key={name}>
              {rows.map((row, index) => (
                <Bar
                  key={row.label}
                  x={center(index) - barWidth / 2}
                  width={barWidth}
                  top={y(row.values[at] ?? 0)}
                  base={y(0)}
                  color={row.color ?? color}
                />
              ))}
            </g>
          ) : (
            <LineMark
              key={name}
              points={rows.map(({ values: own }, index) => [center(index), y(own[at] ?? 0)])}
              color={color}
              active={active}
            />
          ),
        )}
        <RowAxis rows={rows} xOf={center} y={height - 8} width={width} margins={margins} />
      </>
    ),
  };
}

/** A bar with a rounded top. */
function Bar({
  x,
  width,
  top,
  base,
  color,
}: {
  x: number;
  width: number;
  top: number;
  base: number;
  color: string;
}) {
  if (base - top < 0.5) return null;
  const radius = Math.min(3, width / 2, base - top);
  const path = `M${x},${base}V${top + radius}q0,${-radius} ${radius},${-radius}h${width - 2 * radius}q${radius},0 ${radius},${radius}V${base}Z`;
  return <path d={path} fill={color} className="forced-colors:fill-[CanvasText]" />;
}

function LineMark({
  points,
  color,
  active,
}: {
  points: [number, number][];
  color: string;
  active: number | null;
}) {
  const marked = active === null ? undefined : points[active];
  return (
    <>
      <path
        d={line()(points) ?? ''}
        fill="none"
        stroke={color}
        strokeWidth="1.75"
        strokeDasharray="1 5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="forced-colors:stroke-[CanvasText]"
      />
      {points.length <= 31 &&
        points.map(([x, y]) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="2.75"
            fill="var(--color-ground)"
            stroke={color}
            strokeWidth="1.5"
          />
        ))}
      {marked && <circle cx={marked[0]} cy={marked[1]} r="4" fill={color} />}
    </>
  );
}
