import { type ReactNode, useId } from 'react';

export interface ChoiceProps<Value extends string> {
  /** Names the group. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of a few, all in view: the platform's radio buttons, side by side. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex max-w-md flex-wrap gap-1 rounded-md border border-hairline bg-raised p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-9 pointer-coarse:h-11 grow cursor-pointer items-center justify-center gap-2 rounded-sm px-3 text-muted transition-colors hover:text-text has-checked:bg-surface has-checked:font-medium has-checked:text-text has-checked:shadow-[0_0_0_1px_var(--color-control)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
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
        </label>
      ))}
    </fieldset>
  );
}
