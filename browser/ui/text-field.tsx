import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, describedBy, Field, type FieldProps, quietLook } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextField({
  label,
  hideLabel = false,
  quiet = false,
  error,
  hint,
  value,
  onChange,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const field = { label, hideLabel, error, hint };
  return (
    <Field id={id} field={field}>
      <input
        {...rest}
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field)}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(quiet ? quietLook : controlLook, 'h-11', className)}
      />
    </Field>
  );
}
