import type { CSSProperties } from 'react';

/** Shows that `value` of `max` is done; `text` says it in words, such as `3 of 8`. */
export function ProgressBar({
  label,
  value,
  max,
  text,
  color,
}: {
  label: string;
  value: number;
  max: number;
  text: string;
  color?: string;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const style: CSSProperties & { '--thread'?: string } = { '--thread': color ?? 'var(--color-accent)' };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
      style={style}
      className="h-1.5 overflow-hidden rounded-full bg-hairline"
    >
      <div
        style={{ transform: `scaleX(${share})` }}
        className="h-full origin-left rounded-full bg-(--thread) transition-transform forced-colors:bg-[CanvasText]"
      />
    </div>
  );
}
