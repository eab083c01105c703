import { type ReactNode, useId } from 'react';

/** A native range control with its value in words beside the label. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  text,
  icon,
  onChange,
  onCommit,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, such as `60%`. */
  text: string;
  icon?: ReactNode;
  /** Called while it is moved. */
  onChange: (value: number) => void;
  /** Called when it was let go. */
  onCommit: () => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <span className="text-muted text-sm tabular-nums" aria-hidden="true">
          {text}
        </span>
      </div>
      <div className="flex h-11 items-center gap-3">
        {icon}
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(Number(event.target.value))}
          onPointerUp={onCommit}
          onKeyUp={onCommit}
          onBlur={onCommit}
          className="h-11 grow cursor-pointer"
        />
      </div>
    </div>
  );
}
