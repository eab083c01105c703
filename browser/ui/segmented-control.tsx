import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { segmentedControlFrame } from './segmented-control-frame.ts';

export interface SegmentedControlProps<Value extends string> {
  /** Names the group. */
  label: string;
  value: Value;
  /** `detail` is shown below the label, less prominently. */
  options: readonly { value: Value; label: string; detail?: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** The option that something being dragged would be dropped on. */
  marked?: Value | undefined;
  /** Puts all options on one line, equally wide. */
  even?: boolean;
  /** For page headers, beside other small controls. */
  compact?: boolean;
}

/** Chooses one of a few options that are all visible: native radio buttons, side by side. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
  marked,
  even = false,
  compact = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={classNames(
        segmentedControlFrame,
        even ? 'grid auto-cols-fr grid-flow-col' : 'flex max-w-md flex-wrap gap-1',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            even ? 'min-h-11 flex-col px-0.5 text-center text-sm' : 'min-w-11 gap-2 px-3 pointer-coarse:h-11',
            !even && (compact ? 'h-8 text-sm' : 'h-10'),
            'relative flex grow cursor-pointer items-center justify-center rounded-sm border border-transparent font-medium text-muted transition-colors hover:text-text has-checked:border-control has-checked:bg-surface has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
            option.value === marked && 'bg-accent/15 text-text outline-2 outline-accent',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          {option.icon}
          {option.label}
          {option.detail && <span className="font-normal text-muted tabular-nums">{option.detail}</span>}
        </label>
      ))}
    </fieldset>
  );
}
