import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, quietLook } from './field.tsx';

export interface SelectProps<Value extends string> extends Pick<FieldProps, 'label' | 'hideLabel' | 'quiet'> {
  value: Value;
  /** `lang` of an option whose label is in another language than the page. */
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
  size?: 'compact' | 'regular';
  /** Shown before the chosen option, at most 16 px. */
  icon?: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select, for its keyboard, touch picker and screen reader support. */
export function Select<Value extends string>({
  label,
  hideLabel = false,
  quiet = false,
  value,
  options,
  onChange,
  size = 'regular',
  icon,
  ref,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <Field id={id} field={{ label, hideLabel }}>
      <div className="relative">
        <select
          ref={ref}
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          style={quiet && value === '' ? { color: 'var(--color-muted)' } : undefined}
          className={classNames(
            quiet ? quietLook : controlLook,
            'cursor-pointer appearance-none',
            Boolean(icon) && 'pl-9',
            size === 'compact' ? 'h-9 pointer-coarse:h-11' : 'h-11',
            size === 'compact' && !quiet ? 'pr-8 pl-2.5 text-sm' : 'pr-9',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        {icon && <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2">{icon}</span>}
        <ChevronDown
          className={classNames(
            'pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-muted',
            size === 'compact' && !quiet ? 'right-2.5' : 'right-3',
          )}
        />
      </div>
    </Field>
  );
}
