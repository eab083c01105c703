import { scaleLinear, scaleSqrt } from 'd3-scale';
import { formatNumber } from '#browser/i18n/language.ts';
import { axisText, marginsFor } from './axes.tsx';
import type { ChartData } from './chart-data.ts';
import { PlotArea, type PlotLayout } from './plot-area.tsx';

const height = 260;
const maxWidth = 420;
const color = 'var(--color-accent)';
const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

/** A group of forecasts: how confident they were and how often they came true, both 0 to 1. */
export interface CalibrationPoint {
  confidence: number;
  accuracy: number;
  count: number;
}

/**
 * Compares how confident forecasts were with how often they came true: well calibrated on the dashed line, underconfident
 * above it, overconfident below it. A larger circle stands for more forecasts.
 */
export function CalibrationPlot({
  label,
  data,
  points,
  axes,
}: {
  label: string;
  data: ChartData;
  points: readonly CalibrationPoint[];
  /** Names of the two axes. */
  axes: { x: string; y: string };
}) {
  return (
    <PlotArea label={label} data={data} along="both" layout={(width) => layoutPoints(points, width, axes)} />
  );
}

function layoutPoints(
  points: readonly CalibrationPoint[],
  fullWidth: number,
  axes: { x: string; y: string },
): PlotLayout {
  const width = Math.min(fullWidth, maxWidth);
  const low = Math.min(0.5, ...points.flatMap(({ confidence, accuracy }) => [confidence, accuracy]));
  const least = Math.floor(low * 4) / 4;
  const margins = { ...marginsFor([percent(1)]), top: 26, bottom: 44, right: 16 };
  const x = scaleLinear()
    .domain([least, 1])
    .range([margins.left, width - margins.right]);
  const y = scaleLinear()
    .domain([least, 1])
    .range([height - margins.bottom, margins.top]);
  const radius = scaleSqrt()
    .domain([0, Math.max(1, ...points.map(({ count }) => count))])
    .range([4, 13]);
  const ticks = x.ticks(least < 0.5 ? 4 : 5);
  return {
    height,
    anchors: points.map(({ confidence, accuracy, count }) => ({
      x: x(confidence),
      y: y(accuracy) - radius(count) + 4,
    })),
    draw: (active) => (
      <>
        <text x={0} y="10" className={axisText}>
          {axes.y}
        </text>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={x(least)} x2={x(1)} y1={y(tick)} y2={y(tick)} stroke="var(--color-hairline)" />
            <text x={x(least) - 8} y={y(tick)} dy="0.32em" textAnchor="end" className={axisText}>
              {percent(tick)}
            </text>
            <text x={x(tick)} y={y(least) + 18} textAnchor="middle" className={axisText}>
              {percent(tick)}
            </text>
          </g>
        ))}
        <text x={x(1)} y={height - 6} textAnchor="end" className={axisText}>
          {axes.x}
        </text>
        <line
          x1={x(least)}
          y1={y(least)}
          x2={x(1)}
          y2={y(1)}
          stroke="var(--color-control)"
          strokeDasharray="4 4"
        />
        {points.map(({ confidence, accuracy, count }, index) => (
          <circle
            key={confidence}
            cx={x(confidence)}
            cy={y(accuracy)}
            r={radius(count)}
            fill={color}
            fillOpacity={active === null || active === index ? 0.85 : 0.4}
            stroke="var(--color-ground)"
            strokeWidth="1.5"
            className="forced-colors:fill-[CanvasText]"
          />
        ))}
      </>
    ),
  };
}
