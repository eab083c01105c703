import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

export interface CheckCircleProps {
  /** Names the thing that is ticked. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Any CSS color. */
  color?: string;
  /** Draws the circle bolder and tinted. */
  isStrong?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A round checkbox that looks 20 px wide and, on touch screens, reacts within 44 px. */
export function CheckCircle({
  label,
  checked,
  onChange,
  color,
  isStrong,
  disabled,
  className,
}: CheckCircleProps) {
  const style: CSSProperties & { '--thread'?: string } = color ? { '--thread': color } : {};
  return (
    <span
      style={style}
      data-strong={isStrong || undefined}
      className={classNames(
        'check-circle relative inline-grid size-9 pointer-coarse:size-11 shrink-0 place-items-center',
        className,
      )}
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
      />
      <svg viewBox="0 0 20 20" className="pointer-events-none size-5" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8.25" strokeWidth="1.5" />
        <path d="m6.2 10.4 2.5 2.5 5.2-5.6" pathLength="1" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </span>
  );
}
