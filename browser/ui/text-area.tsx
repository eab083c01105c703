import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, describedBy, Field, type FieldProps, quietLook } from './field.tsx';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'style'> {
  value: string;
  onChange: (value: string) => void;
}

/** Grows with its text from `rows` lines; with a `max-h-*` class it scrolls beyond that height. */
export function TextArea({
  label,
  hideLabel = false,
  quiet = false,
  error,
  hint,
  value,
  onChange,
  rows = 2,
  className,
  ...rest
}: TextAreaProps) {
  const id = useId();
  const field = { label, hideLabel, error, hint };
  return (
    <Field id={id} field={field}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        style={{ minHeight: `max(2.75rem, calc(${rows}lh + 1.125rem))` }}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field)}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          quiet ? quietLook : controlLook,
          'field-sizing-content resize-none py-2',
          className,
        )}
      />
    </Field>
  );
}
