import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, describedBy, Field, type FieldProps } from './field.tsx';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

/** Grows with its text; set a `max-h-*` class to make it scroll from there. */
export function TextArea({
  label,
  hideLabel = false,
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
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field)}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(controlLook, 'field-sizing-content resize-none py-2', className)}
      />
    </Field>
  );
}
