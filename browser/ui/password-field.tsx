import { useId, useState } from 'react';
import { t } from '#browser/i18n/ui.ts';
import { classNames } from './class-names.ts';
import { controlLook, describedBy, Field } from './field.tsx';
import { PlainIcon } from './plain-icon.tsx';
import type { TextFieldProps } from './text-field.tsx';

export function PasswordField({
  label,
  error,
  hint,
  value,
  onChange,
  ...rest
}: Omit<TextFieldProps, 'type' | 'hideLabel' | 'quiet' | 'className'>) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const field = { label, error, hint };
  return (
    <Field id={id} field={field}>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          id={id}
          type={shown ? 'text' : 'password'}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field)}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(controlLook, 'h-11 pr-12')}
        />
        <button
          type="button"
          aria-label={shown ? t.hidePassword : t.showPassword}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center rounded-md text-muted hover:text-text focus-visible:outline-offset-[-4px]"
        >
          <PlainIcon name={shown ? 'eyeOff' : 'eye'} className="size-5" />
        </button>
      </div>
    </Field>
  );
}
