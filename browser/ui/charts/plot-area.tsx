import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { type ChartData, describeRow, formatValue } from './chart-data.ts';
import { useWidth } from './use-width.ts';

export interface Point {
  x: number;
  y: number;
}

/** How a chart is drawn at a width. */
export interface PlotLayout {
  height: number;
  /** Where the value of each row is, for the pointer and the tooltip, in px. */
  anchors: readonly Point[];
  draw: (active: number | null) => ReactNode;
}

const tooltipHalfWidth = 90;

/**
 * The part of a chart that is drawn. Its values can be read one by one: with the pointer, by touch, or with the arrow keys,
 * as on a slider, which is what screen readers take it for.
 */
export function PlotArea({
  label,
  data,
  along,
  layout,
}: {
  label: string;
  data: ChartData;
  /** The direction in which the rows follow each other; `both` finds the nearest point. */
  along: 'x' | 'y' | 'both';
  layout: (width: number) => PlotLayout;
}) {
  const [ref, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const last = data.rows.length - 1;
  const shown = active === null ? null : Math.min(active, last);
  const { height, anchors, draw } = layout(width || 320);
  const anchor = shown === null ? undefined : anchors[shown];

  function onPointer(event: PointerEvent<HTMLDivElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    setActive(nearest(anchors, { x: event.clientX - box.left, y: event.clientY - box.top }, along));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const next = nextIndex(event.key, shown ?? last, last);
    if (event.key === 'Escape' && shown !== null) setActive(null);
    else if (next !== undefined) setActive(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div ref={ref} className="relative">
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(last, 0)}
        aria-valuenow={shown ?? Math.max(last, 0)}
        aria-valuetext={describeRow(data, shown ?? last)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(null)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setActive(shown ?? last)}
        onBlur={() => setActive(null)}
        className="touch-pan-y select-none rounded-sm"
      >
        <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
          {width > 0 && draw(shown)}
        </svg>
      </div>
      {anchor && shown !== null && (
        <Reading
          data={data}
          index={shown}
          left={Math.min(
            Math.max(anchor.x, tooltipHalfWidth),
            Math.max(width - tooltipHalfWidth, tooltipHalfWidth),
          )}
          top={anchor.y}
        />
      )}
    </div>
  );
}

/** The values of one row, above its place. Screen readers get them from the slider. */
function Reading({ data, index, left, top }: { data: ChartData; index: number; left: number; top: number }) {
  const { series, rows } = data;
  const row = rows[index];
  if (!row) return null;
  return (
    <div
      aria-hidden="true"
      style={{ left, top }}
      className="pointer-events-none absolute z-10 w-max max-w-56 -translate-x-1/2 -translate-y-[calc(100%+10px)] rounded-md border border-hairline bg-surface px-3 py-2 text-sm floating"
    >
      <div className="text-muted">{row.label}</div>
      {row.values.map((value, at) => (
        <div key={series[at]?.name} className="flex items-baseline justify-between gap-4 font-medium">
          {series.length > 1 && <span className="font-normal">{series[at]?.name}</span>}
          <span className="tabular-nums">{formatValue(data, at, value)}</span>
        </div>
      ))}
    </div>
  );
}

/** Returns the row to go to with a key; undefined for other keys. */
function nextIndex(key: string, index: number, last: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    PageUp: index - 7,
    PageDown: index + 7,
    Home: 0,
    End: last,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return next === undefined ? undefined : Math.max(0, Math.min(last, next));
}

function nearest(anchors: readonly Point[], { x, y }: Point, along: 'x' | 'y' | 'both'): number | null {
  const distance = (anchor: Point) =>
    (along === 'y' ? 0 : (anchor.x - x) ** 2) + (along === 'x' ? 0 : (anchor.y - y) ** 2);
  let found: number | null = null;
  for (const [index, anchor] of anchors.entries()) {
    const known = found === null ? undefined : anchors[found];
    if (!known || distance(anchor) < distance(known)) found = index;
  }
  return found;
}
